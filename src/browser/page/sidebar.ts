/** Attribute of the navigation beside a page. */
export const sidebarAttribute = "data-sidebar";

/** Scrolls the open page's line into view in the sidebar, without scrolling the page. */
export function revealCurrentLine(): void {
  const sidebar = document.querySelector(`[${sidebarAttribute}]`);
  const current = sidebar?.querySelector("[aria-current=page]");
  if (!sidebar || !current) return;
  const box = sidebar.getBoundingClientRect();
  const { top, bottom } = current.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) sidebar.scrollTop += (top + bottom) / 2 - (box.top + box.bottom) / 2;
}
