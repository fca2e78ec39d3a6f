import { isCurrentItem } from "../../lib/current-item";
import { routeKey } from "../../lib/paths";
import { sitePath } from "../platform/site-path";

/**
 * Marks the links to the open page and to its area, as the build has for a page's own HTML: in the bar, in the drawer, and in
 * the navigation beside the page, where the categories around it are opened too.
 * @param sidebarId of the navigation beside the page; null for none
 */
export function markCurrent(sidebarId: string | null): void {
  const place = { path: sitePath(window.location.pathname), sidebarId };
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-nav-item]")) {
    const target = { to: sitePath(link.pathname), sidebarId: link.getAttribute("data-nav-item") || null };
    setCurrent(link, isCurrentItem(target, place));
  }
  for (const menu of document.querySelectorAll("details[name=menu]"))
    menu.querySelector("summary")?.toggleAttribute("data-current", menu.querySelector("[aria-current]") !== null);
  for (const active of document.querySelectorAll("[data-sidebar] [data-active]")) active.removeAttribute("data-active");
  for (const line of document.querySelectorAll<HTMLAnchorElement>("[data-sidebar] a")) {
    const isHere = line.origin === window.location.origin && routeKey(sitePath(line.pathname)) === routeKey(place.path);
    setCurrent(line, isHere ? "page" : undefined);
    if (isHere) openAround(line);
  }
}

function setCurrent(link: Element, value: string | undefined): void {
  if (value === undefined) link.removeAttribute("aria-current");
  else link.setAttribute("aria-current", value);
}

function openAround(line: Element): void {
  for (let item = line.closest("li"); item; item = item.parentElement?.closest("li") ?? null) {
    item.setAttribute("data-active", "");
    const disclosure = item.querySelector<HTMLDetailsElement>(":scope > div > details");
    if (disclosure) disclosure.open = true;
  }
}

/** Scrolls the open page's line into view in the sidebar, without scrolling the page. */
export function revealCurrentLine(): void {
  const sidebar = document.querySelector("[data-sidebar]");
  const current = sidebar?.querySelector("[aria-current=page]");
  if (!sidebar || !current) return;
  const box = sidebar.getBoundingClientRect();
  const { top, bottom } = current.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) sidebar.scrollTop += (top + bottom) / 2 - (box.top + box.bottom) / 2;
}
