import { searchFormId } from "../../shared/search-field";

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
export function callsForSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: Key): boolean {
  const isCommand = ctrlKey || metaKey;
  if (key?.toLowerCase() === "k") return isCommand && !altKey && !shiftKey;
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select, textarea"));
  return key === "/" && !isCommand && !altKey && !isTyping;
}

/**
 * Returns whether a key types a letter or digit. On the focused search button, it starts a query.
 */
export function typesLetter({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return !ctrlKey && !metaKey && !altKey && /^[\p{L}\p{N}]$/u.test(key ?? "");
}

/**
 * Returns whether an input method is handling a key. Safari sends the last key event of a
 * composition late, and marks it only with key code 229.
 */
export function isComposing({ isComposing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === 229;
}
