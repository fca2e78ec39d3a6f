import { focusWrapper } from "../platform/elements";

const rels = new Map([
  ["ArrowLeft", "prev"],
  ["ArrowRight", "next"],
]);

/**
 * ← follows the pager's link to the previous page, → the one to the next, while nothing has the focus: on a link or a button
 * an arrow is a slip, and what scrolls, fields and menus have their own use of it.
 */
export function turnPage(event: KeyboardEvent): void {
  const rel = rels.get(event.key);
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!rel || event.defaultPrevented || event.isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
  // A page that has just been opened has it around itself.
  if (target !== document.body && target !== focusWrapper()) return;
  document.querySelector<HTMLElement>(`[data-site-pager-keys] a[rel=${rel}]`)?.click();
}
