import { type RefObject, useEffect, useRef } from "react";
import { coverPage, isFocusInDrawer, keepFocusInside } from "../reading/drawer-focus";
import { dropOverlayEntry, pushOverlayEntry, watchOverlayEntry } from "../reading/platform/overlay-history";
import { whenIdle } from "../reading/platform/when-idle";
import { wideScreen } from "../reading/platform/wide-screen";

/** The open drawer makes the page behind it inert, traps the focus, and closes with Escape, Back or a click. */
export function useDrawer(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => (ref.current ? enhanceDrawer(ref.current) : undefined), [ref]);
}

/** Closes the drawer when the page changes. */
export function useDrawerClosedBy(path: string): void {
  const shownPath = useRef(path);
  useEffect(() => {
    const drawer = document.querySelector<HTMLDetailsElement>("details[data-drawer]");
    if (path !== shownPath.current && drawer) drawer.open = false;
    shownPath.current = path;
  }, [path]);
}

function enhanceDrawer(drawer: HTMLDetailsElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
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
  const onClick = ({ target }: MouseEvent) => {
    const element = target as Element;
    const link = element.closest<HTMLAnchorElement>("[data-drawer] a, [data-sidebar] a");
    if (drawer.open && (element.closest("[data-drawer-close]") || link?.pathname === window.location.pathname)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!drawer.open) return;
    if (event.key === "Escape") close();
    else if (event.key === "Tab") keepFocusInside(event);
  };
  const wide = window.matchMedia(wideScreen);
  drawer.addEventListener("toggle", onToggle, { signal });
  document.addEventListener("click", onClick, { signal });
  document.addEventListener("keydown", onKeyDown, { signal });
  wide.addEventListener("change", ({ matches }) => matches && close(), { signal });
  const stopWatching = watchOverlayEntry(close);
  // Measuring lays the closed drawer out ahead: on a phone it then opens a frame earlier.
  const stopWaiting = whenIdle(() => void drawer.querySelector("nav")?.getBoundingClientRect());
  // It may have been opened before hydration.
  if (drawer.open) onToggle();
  return () => {
    uncover();
    listeners.abort();
    stopWatching();
    stopWaiting();
  };
}
