import { navigate } from "gatsby";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { pageEvent } from "../../browser/platform/page-event";
import { longestQuery } from "../../contract/search-field";

/** What is typed becomes a query after a pause of this length. */
const typingPauseMs = 300;

interface AddressQuery {
  readonly query: string;
  readonly area: string | undefined;
}

/**
 * The query in the address, and the text of the input, which goes into the address after a pause. Back and links to
 * other queries change the input too.
 */
export function useQueryInAddress(search: string) {
  const current = parseAddress(search);
  const [typed, setTyped] = useState(() => typedBefore() || current.query);
  const [settled, setSettled] = useState(current.query);

  // The address has changed, but not by typing.
  if (current.query !== settled) {
    setSettled(current.query);
    setTyped(current.query);
  }

  const show = (next: AddressQuery) => {
    setSettled(next.query);
    const params = { q: next.query, ...(next.area !== undefined && { area: next.area }) };
    void navigate(`${window.location.pathname}?${new URLSearchParams(params)}`, { replace: true });
  };

  const [isComposing, setIsComposing] = useState(false);
  const isSettled = isComposing || typed.trim() === current.query;
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => show({ query: typed.trim(), area: current.area }), typingPauseMs);
    return () => clearTimeout(timer);
  });

  const isTooLong = (new URLSearchParams(search).get("q") ?? "").length > longestQuery;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an address that is too long
  useEffect(() => {
    if (isTooLong) show(current);
  }, [isTooLong]);

  return {
    ...current,
    typed,
    setTyped: (text: string) => setTyped(text.slice(0, longestQuery)),
    setIsComposing,
    setArea: (area: string | undefined) => show({ query: current.query, area }),
    submit: () => show({ query: typed.trim(), area: current.area }),
  };
}

/** The query and area in `location.search`. */
function parseAddress(search: string): AddressQuery {
  const params = new URLSearchParams(search);
  return { query: (params.get("q") ?? "").slice(0, longestQuery).trim(), area: params.get("area") ?? undefined };
}

/** What a reader has typed into the form of the built page, before the island takes its place. */
function typedBefore(): string | undefined {
  return document.querySelector<HTMLInputElement>('.search-form-form input[name="q"]')?.value;
}

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
