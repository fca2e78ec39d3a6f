/** Everything on the page that the open drawer covers. */
const behind = "[data-behind-drawer]";
/** What a reader can reach in the drawer: its panel, and the page's sidebar, which the stylesheet lays over it. */
const inside = "[data-drawer-panel] :is(a, button, summary), [data-sidebar] :is(a, button, summary)";

/**
 * Takes the page behind the drawer out of reach.
 * @returns gives it back
 */
export function coverPage(): () => void {
  const elements = [...document.querySelectorAll<HTMLElement>(behind)];
  for (const element of elements) element.inert = true;
  return () => {
    for (const element of elements) element.inert = false;
  };
}

/** Whether the keyboard is in the drawer, or nowhere because what it was on has gone. */
export function isFocusInDrawer(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.closest("[data-drawer], [data-sidebar]") !== null;
}

/** Tab goes round in the drawer. */
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
