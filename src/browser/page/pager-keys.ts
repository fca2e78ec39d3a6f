import { focusWrapper } from "../platform/elements";

const rels = new Map([
  ["ArrowLeft", "prev"],
  ["ArrowRight", "next"],
]);

/**
 * Follows the link of the pager to the previous page on ← and to the next page on →, while no
 * element has the focus. An arrow pressed on a link or a button is a slip, and scrolling elements,
 * fields and menus use arrows themselves.
 */
export function turnPage(event: KeyboardEvent): void {
  const rel = rels.get(event.key);
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!rel || event.defaultPrevented || event.isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
  // The focus of a newly opened page is on the wrapper around it.
  if (target !== document.body && target !== focusWrapper()) return;
  document.querySelector<HTMLElement>(`[data-site-pager-keys] a[rel=${rel}]`)?.click();
}
