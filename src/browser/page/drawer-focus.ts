/** Everything on the page that the open drawer covers. */
const behind = "[data-behind-drawer]";
/** What can be focused in the drawer: its panel, and the sidebar, which the stylesheet places over it. */
const inside = "[data-drawer-panel] :is(a, button, summary), [data-sidebar] :is(a, button, summary)";

/**
 * Makes the page behind the drawer inert.
 * @returns undoes it
 */
export function coverPage(): () => void {
  const elements = [...document.querySelectorAll<HTMLElement>(behind)];
  for (const element of elements) element.inert = true;
  return () => {
    for (const element of elements) element.inert = false;
  };
}

/** Whether the focus is in the drawer, or was lost because its element has gone. */
export function isFocusInDrawer(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.closest("[data-drawer], [data-sidebar]") !== null;
}

/** Makes Tab wrap around inside the drawer. */
export function keepFocusInside(event: KeyboardEvent): void {
  const elements = [...document.querySelectorAll<HTMLElement>(inside)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const current = elements.indexOf(document.activeElement as HTMLElement);
  const isAtEnd = event.shiftKey ? current <= 0 : current < 0 || current === elements.length - 1;
  if (!isAtEnd) return;
  event.preventDefault();
  elements.at(event.shiftKey ? -1 : 0)?.focus();
}
