import { navigate } from "gatsby";
import { useEffect, useState } from "react";
import { pageEvent } from "../../browser/platform/page-event";
import { longestQuery } from "../../contract/search-field";
import { type } from "./use-input";

/** What is typed goes into the address after a pause of this length. */
const typingPauseMs = 300;

/** What the address `/search?q=…&area=…` asks for. */
export function readAddress() {
  const params = new URLSearchParams(window.location.search);
  return { query: (params.get("q") ?? "").slice(0, longestQuery).trim(), area: params.get("area") ?? undefined };
}

/**
 * The area of the search page, which is in its address beside the query of its field. Back and links to other queries
 * change both. A page that is kept for Back is not connected, and then the address is another's.
 */
export function useArea(input: HTMLInputElement, query: string) {
  const [area, setArea] = useState(() => readAddress().area);

  useEffect(() => {
    const read = () => {
      if (!input.isConnected) return;
      const asked = readAddress();
      if (asked.query !== query) type(input, asked.query);
      setArea(asked.area);
    };
    document.addEventListener(pageEvent, read);
    return () => document.removeEventListener(pageEvent, read);
  }, [input, query]);

  useEffect(() => {
    const written = new URLSearchParams(window.location.search);
    // As it is written, not as it is read: one that is too long is replaced.
    if ((written.get("q") ?? "") === query && readAddress().area === area) return;
    const params = new URLSearchParams({ q: query, ...(area !== undefined && { area }) });
    const timer = setTimeout(() => {
      if (input.isConnected) void navigate(`${window.location.pathname}?${params}`, { replace: true });
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [input, query, area]);

  return [area, setArea] as const;
}
