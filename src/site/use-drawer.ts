import { type RefObject, useEffect, useRef } from "react";
import { coverPage, isFocusInDrawer, keepFocusInside } from "../reading/drawer-focus";
import { whenIdle } from "../reading/platform/when-idle";
import { wideScreen } from "../reading/platform/wide-screen";
import { dropOverlayEntry, pushOverlayEntry, watchOverlayEntry } from "../runtime/overlay-history";

/**
 * What the drawer can do beyond opening and closing: it takes the page behind it out of reach, keeps the keyboard inside,
 * and closes with Escape, a click beside it, Back, on a new page and on a wide screen.
 */
export function useDrawer(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => (ref.current ? enhanceDrawer(ref.current) : undefined), [ref]);
}

/** A new page closes the drawer. */
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
  // What is asked for its place is laid out, closed or not: then the drawer comes a frame earlier on a phone.
  const stopWaiting = whenIdle(() => void drawer.querySelector("nav")?.getBoundingClientRect());
  // The reader may have opened it before the scripts came.
  if (drawer.open) onToggle();
  return () => {
    uncover();
    listeners.abort();
    stopWatching();
    stopWaiting();
  };
}
