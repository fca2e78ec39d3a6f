/** Elements with their own use of the arrow keys: fields, tabs, scrollers, open menus and dialogs. */
const usesArrows =
  "input, textarea, select, [contenteditable], [role=tab], [tabindex='0'], dialog, details[open], video, audio";

const rels = new Map([
  ["ArrowLeft", "prev"],
  ["ArrowRight", "next"],
]);

/** ← follows the pager's link to the previous page, → the one to the next. */
export function turnPage(event: KeyboardEvent): void {
  const rel = rels.get(event.key);
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!rel || event.defaultPrevented || event.isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
  if (target instanceof Element && target.closest(usesArrows)) return;
  document.querySelector<HTMLElement>(`[data-site-pager-keys] a[rel=${rel}]`)?.click();
}
