import { useRef, useSyncExternalStore } from "react";
import { pageEvent } from "../../browser/platform/page-event";

/** The query of the address, `?q=…`, after every navigation; the last one while another page is shown, which Back comes from. */
export function useLocationSearch(): string {
  const pathname = useRef(window.location.pathname);
  const search = useRef("");
  return useSyncExternalStore(subscribe, () => {
    if (window.location.pathname === pathname.current) search.current = window.location.search;
    return search.current;
  });
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener(pageEvent, onChange);
  return () => document.removeEventListener(pageEvent, onChange);
}
