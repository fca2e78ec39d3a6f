import { searchFormId } from "../../shared/search-field";
import { isPlainKey } from "../platform/keys";

/**
 * Returns the search form in the navbar, or null. The form leads to the search page if scripts do
 * not run.
 */
export const searchForm = () => document.getElementById(searchFormId) as HTMLFormElement | null;

/**
 * The part of a keyboard event that this file reads. Autofill dispatches keydown events without a
 * `key`.
 */
type Key = Partial<Pick<KeyboardEvent, "key">> &
  Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "target">;

/**
 * Returns whether a key is a shortcut for the search: Ctrl+K or Command+K, or `/` outside fields.
 */
export function callsForSearch(event: Key): boolean {
  const { key, target } = event;
  if (key?.toLowerCase() === "k") return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select, textarea"));
  return key === "/" && isPlainKey(event) && !isTyping;
}

/**
 * Returns whether a key types a letter or digit. On the focused search button, it starts a query.
 */
export function typesLetter(event: Key): boolean {
  return isPlainKey(event) && /^[\p{L}\p{N}]$/u.test(event.key ?? "");
}
