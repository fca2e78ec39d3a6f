import { focusWrapper } from "../platform/elements";
import { isComposing, isPlainKey } from "../platform/keys";

const rels = new Map([
  ["ArrowLeft", "prev"],
  ["ArrowRight", "next"],
]);

/**
 * Opens the previous page on ← and the next page on →, if the page has a pager with
 * `data-site-pager-keys`. Ignores the keys with a modifier key, during a composition, and while an
 * element inside the page has the focus, because scrolling elements, fields and menus use arrow
 * keys themselves, and an arrow key on a link or button is a slip.
 */
export function turnPage(event: KeyboardEvent): void {
  const rel = rels.get(event.key);
  const { target } = event;
  if (!rel || event.defaultPrevented || isComposing(event) || event.shiftKey || !isPlainKey(event)) return;
  // After a navigation, the wrapper around the page has the focus.
  if (target !== document.body && target !== focusWrapper()) return;
  document.querySelector<HTMLElement>(`[data-site-pager-keys] a[rel=${rel}]`)?.click();
}
