import { wideScreen } from "../platform/elements";
import { dropOverlayEntry, pushOverlayEntry, watchOverlayEntry } from "../platform/overlay-history";
import { pageEvent } from "../platform/page-event";
import { afterPaint, whenIdle } from "../platform/timing";

/**
 * Makes the page inert while the drawer is open, and keeps the focus inside. The drawer closes on
 * Escape, on Back, on a navigation, on a click outside, on its close button or on a link to the
 * open page, and when the window becomes wide.
 */
export function watchDrawer(): void {
  const drawer = document.querySelector<HTMLDetailsElement>("details[data-site-drawer]");
  if (!drawer) return;
  let covered: readonly HTMLElement[] = [];
  const close = () => drawer.removeAttribute("open");
  const cover = () => {
    if (!drawer.open) return;
    covered = [...document.querySelectorAll<HTMLElement>("[data-site-behind-drawer]")];
    for (const element of covered) element.inert = true;
    drawer.querySelector<HTMLElement>("button[data-site-drawer-close]")?.focus();
  };
  const onToggle = () => {
    for (const element of covered) element.inert = false;
    covered = [];
    document.documentElement.classList.toggle("has-overlay", drawer.open);
    if (drawer.open) {
      pushOverlayEntry();
      // Making the page inert restyles all of it, so the drawer is painted first.
      afterPaint(cover);
    } else {
      dropOverlayEntry();
      const active = document.activeElement ?? document.body;
      // Returns the focus to the toggle if it is still in the drawer, or was lost because its
      // element was removed.
      if (active === document.body || active.closest("[data-site-drawer], [data-site-sidebar]"))
        drawer.querySelector("summary")?.focus({ preventScroll: true });
    }
  };
  drawer.addEventListener("toggle", onToggle);
  document.addEventListener("click", ({ target }) => {
    const element = target as Element;
    const link = element.closest<HTMLAnchorElement>("[data-site-drawer] a, [data-site-sidebar] a");
    if (drawer.open && (element.closest("[data-site-drawer-close]") || link?.pathname === window.location.pathname))
      close();
  });
  document.addEventListener("keydown", (event) => {
    if (!drawer.open) return;
    if (event.key === "Escape") close();
    else if (event.key === "Tab") keepFocusInside(event);
  });
  window.matchMedia(wideScreen).addEventListener("change", ({ matches }) => matches && close());
  watchOverlayEntry(close);
  let shownPath = window.location.pathname;
  document.addEventListener(pageEvent, () => {
    if (window.location.pathname !== shownPath) close();
    shownPath = window.location.pathname;
  });
  // Measuring lays out the closed drawer in advance, so that it opens a frame earlier on a phone.
  whenIdle(() => void drawer.querySelector("nav")?.getBoundingClientRect());
  // The drawer may have been opened before the script loaded.
  if (drawer.open) onToggle();
}

/**
 * Matches the drawer's focusable elements. They are in its panel, and in the sidebar, which the
 * stylesheet places over the panel.
 */
const inside = "[data-site-drawer-panel] :is(a, button, summary), [data-site-sidebar] :is(a, button, summary)";

/** Makes Tab wrap around inside the drawer. */
function keepFocusInside(event: KeyboardEvent): void {
  const elements = [...document.querySelectorAll<HTMLElement>(inside)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const current = elements.indexOf(document.activeElement as HTMLElement);
  const isAtEnd = event.shiftKey ? current <= 0 : current < 0 || current === elements.length - 1;
  if (!isAtEnd) return;
  event.preventDefault();
  elements.at(event.shiftKey ? -1 : 0)?.focus();
}
