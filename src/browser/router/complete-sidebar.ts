import { parsed } from "../platform/trusted";
import { loadSidebar } from "./load-fragment";
import { markCurrent, revealCurrentLine } from "./mark-current";

/** Matches a sidebar that leaves out pages far from the page that was loaded first. */
const part = "[data-site-sidebar-part][data-site-sidebar-file]";

/** Matches a line that stands for the pages of a category that are left out. */
const standIn = "[data-site-folded-pages]";

/** Completes the sidebar when the reader opens a category whose pages it leaves out. */
export function watchFoldedCategories(): void {
  const completeIfOpen = (category: EventTarget | null) => {
    if (!(category instanceof HTMLDetailsElement) || !category.open) return;
    if (category.closest("li")?.querySelector(`:scope > ul > ${standIn}`)) void completeSidebar();
  };
  // The event does not bubble.
  document.addEventListener("toggle", ({ target }) => completeIfOpen(target), true);
  // A reader may have opened a category before the script loaded.
  for (const category of document.querySelectorAll(`${part} details[open]`)) completeIfOpen(category);
}

/** Completes the sidebar if the open page is not in it. */
export function findCurrentLine(): void {
  const sidebar = document.querySelector(part);
  if (sidebar && !sidebar.querySelector("[aria-current=page]")) void completeSidebar().then(revealCurrentLine);
}

/**
 * Adds the lines that the sidebar leaves out. What is open, focused or scrolled stays so. If the
 * network fails, the links to lists of pages stay.
 */
async function completeSidebar(): Promise<void> {
  const sidebar = document.querySelector(part);
  const file = sidebar?.getAttribute("data-site-sidebar-file");
  if (!sidebar || !file) return;
  const html = await loadSidebar(file).catch(() => null);
  // It may have been completed meanwhile.
  if (html === null || !sidebar.matches(part)) return;
  addMissingLines(sidebar.querySelector("ul"), parsed(html).querySelector("ul"));
  sidebar.removeAttribute("data-site-sidebar-part");
  if (sidebar.isConnected) markCurrent(sidebar.getAttribute("data-site-sidebar"));
}

/**
 * Inserts the lines that a list lacks, in their order, and does the same in the lists below it.
 * A line that only this list has, such as an unlisted page, stays.
 */
export function addMissingLines(list: Element | null, complete: Element | null): void {
  if (!list || !complete) return;
  const shown = new Map([...list.children].map((line) => [keyOf(line), line]));
  let last: Element | null = null;
  for (const line of [...complete.children]) {
    const known = shown.get(keyOf(line));
    if (known) addMissingLines(known.querySelector(":scope > ul"), line.querySelector(":scope > ul"));
    else if (last) last.after(line);
    else list.prepend(line);
    shown.delete(keyOf(line));
    last = known ?? line;
  }
  for (const leftover of shown.values())
    if (leftover.matches(standIn) || leftover.querySelector(`:scope > ul > ${standIn}`)) leftover.remove();
}

/** Identifies a line in its list: the page that it links to, or its text. */
function keyOf(line: Element): string {
  const link = line.querySelector(":scope > a");
  return link?.getAttribute("href") ?? line.querySelector(":scope > details")?.textContent ?? "";
}
