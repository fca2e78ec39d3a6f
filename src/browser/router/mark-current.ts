import { isCurrentItem } from "../../lib/current-item";
import { routeKey } from "../../lib/paths";
import { setAttribute } from "../platform/elements";
import { sitePath } from "../platform/site-path";

/**
 * Marks the links to the open page and its area, as the build does. Opens the sidebar's categories
 * around the page.
 */
export function markCurrent(sidebarId: string | null): void {
  const place = { path: sitePath(window.location.pathname), sidebarId };
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-site-nav-item]")) {
    const target = { to: sitePath(link.pathname), sidebarId: link.getAttribute("data-site-nav-item") || null };
    setAttribute(link, "aria-current", isCurrentItem(target, place) ?? null);
  }
  for (const menu of document.querySelectorAll("details[name=menu]"))
    menu.querySelector("summary")?.toggleAttribute("data-site-current", menu.querySelector("[aria-current]") !== null);
  for (const line of document.querySelectorAll<HTMLAnchorElement>("[data-site-sidebar] a")) {
    const isHere = line.origin === window.location.origin && routeKey(sitePath(line.pathname)) === routeKey(place.path);
    setAttribute(line, "aria-current", isHere ? "page" : null);
    if (isHere) openAround(line);
  }
}

function openAround(line: Element): void {
  for (let item = line.closest("li"); item; item = item.parentElement?.closest("li") ?? null) {
    const disclosure = item.querySelector<HTMLDetailsElement>(":scope > details");
    if (disclosure) disclosure.open = true;
  }
}

/**
 * Scrolls the sidebar to the line of the open page if the line is out of sight. Does not scroll the
 * page.
 */
export function revealCurrentLine(): void {
  const sidebar = document.querySelector("[data-site-sidebar]");
  const current = sidebar?.querySelector("[aria-current=page]");
  if (!sidebar || !current) return;
  const box = sidebar.getBoundingClientRect();
  const { top, bottom } = current.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) sidebar.scrollTop += (top + bottom) / 2 - (box.top + box.bottom) / 2;
}
