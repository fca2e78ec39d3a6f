import { dropOverlayEntry, pushOverlayEntry, watchOverlayEntry } from "../platform/overlay-history";
import { pageEvent } from "../platform/page-event";
import { whenIdle } from "../platform/when-idle";
import { wideScreen } from "../platform/wide-screen";
import { coverPage, isFocusInDrawer, keepFocusInside } from "./drawer-focus";

/**
 * The open drawer makes the page behind it inert, traps the focus, and closes with Escape, Back, a click, or when the
 * page changes.
 */
export function watchDrawer(): void {
  const drawer = document.querySelector<HTMLDetailsElement>("details[data-drawer]");
  if (!drawer) return;
  let uncover = () => {};
  const close = () => {
    drawer.open = false;
  };
  const onToggle = () => {
    uncover();
    uncover = drawer.open ? coverPage() : () => {};
    if (drawer.open) {
      pushOverlayEntry();
      drawer.querySelector<HTMLElement>("button[data-drawer-close]")?.focus();
    } else {
      dropOverlayEntry();
      if (isFocusInDrawer()) drawer.querySelector("summary")?.focus({ preventScroll: true });
    }
  };
  drawer.addEventListener("toggle", onToggle);
  document.addEventListener("click", ({ target }) => {
    const element = target as Element;
    const link = element.closest<HTMLAnchorElement>("[data-drawer] a, [data-sidebar] a");
    if (drawer.open && (element.closest("[data-drawer-close]") || link?.pathname === window.location.pathname)) close();
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
  // Measuring lays the closed drawer out ahead: on a phone it then opens a frame earlier.
  whenIdle(() => void drawer.querySelector("nav")?.getBoundingClientRect());
  // It may have been opened before scripts had loaded.
  if (drawer.open) onToggle();
}
