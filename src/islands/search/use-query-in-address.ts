import { navigate } from "gatsby";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { pageEvent } from "../../browser/platform/page-event";
import { longestQuery } from "../../contract/search-field";

/** What is typed becomes a query after a pause of this length. */
const typingPauseMs = 300;

/**
 * The query and area in the address, and the text of the input, which goes into the address after a pause. Back and
 * links to other queries change the input too.
 */
export function useQueryInAddress() {
  const params = new URLSearchParams(useLocationSearch());
  const asked = params.get("q") ?? "";
  const query = asked.slice(0, longestQuery).trim();
  const area = params.get("area") ?? undefined;
  const [typed, setTyped] = useState(() => typedBefore() || query);
  const [settled, setSettled] = useState(query);
  const [isComposing, setIsComposing] = useState(false);

  // The address has changed, but not by typing.
  if (query !== settled) {
    setSettled(query);
    setTyped(query);
  }

  const show = (q: string, inArea: string | undefined) => {
    setSettled(q);
    const next = new URLSearchParams({ q, ...(inArea !== undefined && { area: inArea }) });
    void navigate(`${window.location.pathname}?${next}`, { replace: true });
  };
  const submit = () => show(typed.trim(), area);

  const isSettled = isComposing || typed.trim() === query;
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(submit, typingPauseMs);
    return () => clearTimeout(timer);
  });

  const isTooLong = asked.length > longestQuery;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an address that is too long
  useEffect(() => {
    if (isTooLong) show(query, area);
  }, [isTooLong]);

  return {
    query,
    area,
    typed,
    setTyped: (text: string) => setTyped(text.slice(0, longestQuery)),
    setIsComposing,
    setArea: (next: string | undefined) => show(query, next),
    submit,
  };
}

/** What a reader has typed into the form of the built page, before the island takes its place. */
function typedBefore(): string | undefined {
  return document.querySelector<HTMLInputElement>('.search-form-form input[name="q"]')?.value;
}

/** The query of the address, `?q=…`, after every navigation; the last one while another page is shown, which Back comes from. */
function useLocationSearch(): string {
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
