/** Elements with their own use of the arrow keys: fields, tabs, scrollers, open menus and dialogs. */
const usesArrows =
  "input, textarea, select, [contenteditable], [role=tab], [tabindex='0'], dialog, details[open], video, audio";

/** ← follows the pager's link to the previous page, → the one to the next. */
export function turnPage(event: KeyboardEvent): void {
  const rel = relOf(event);
  if (rel !== null) document.querySelector<HTMLElement>(`[data-pager-keys] a[rel=${rel}]`)?.click();
}

/** The `rel` of the link that a key follows; null for other keys. */
export function relOf(event: KeyboardEvent): "prev" | "next" | null {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return null;
  const { target } = event;
  if (target instanceof Element && target.closest(usesArrows)) return null;
  return event.key === "ArrowLeft" ? "prev" : event.key === "ArrowRight" ? "next" : null;
}
