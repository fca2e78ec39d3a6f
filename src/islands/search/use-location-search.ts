import { useSyncExternalStore } from "react";
import { pageEvent } from "../../browser/platform/page-event";

/** The query of the address, `?q=…`, after every navigation. */
export function useLocationSearch(): string {
  return useSyncExternalStore(subscribe, () => window.location.search);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener(pageEvent, onChange);
  return () => document.removeEventListener(pageEvent, onChange);
}
