import { parsed } from "../platform/trusted";
import { loadSidebar } from "./load-fragment";
import { markCurrent, revealCurrentLine } from "./mark-current";

/** Matches a sidebar that omits pages far from the page that was loaded first. */
const part = "[data-site-sidebar-part][data-site-sidebar-file]";

/** Matches a line that stands for the omitted pages of a category. */
const standIn = "[data-site-folded-pages]";

/** Completes the sidebar when the reader opens a category with omitted pages. */
export function watchFoldedCategories(): void {
  const completeIfOpen = (category: EventTarget | null) => {
    if (!(category instanceof HTMLDetailsElement) || !category.open) return;
    if (category.closest("li")?.querySelector(`:scope > ul > ${standIn}`)) void completeSidebar();
  };
  // The `toggle` event does not bubble, so this captures it.
  document.addEventListener("toggle", ({ target }) => completeIfOpen(target), true);
  // A reader may have opened a category before the script loaded.
  for (const category of document.querySelectorAll(`${part} details[open]`)) completeIfOpen(category);
}

/** If the sidebar omits the open page, completes it and scrolls it to that page. */
export function findCurrentLine(): void {
  const sidebar = document.querySelector(part);
  if (sidebar && !sidebar.querySelector("[aria-current=page]")) void completeSidebar().then(revealCurrentLine);
}

/**
 * Adds the lines that the sidebar omits. Open categories, the focus and the scroll position do not
 * change. If the network fails, the sidebar keeps its links to lists of pages.
 */
async function completeSidebar(): Promise<void> {
  const sidebar = document.querySelector(part);
  const file = sidebar?.getAttribute("data-site-sidebar-file");
  if (!sidebar || !file) return;
  const html = await loadSidebar(file).catch(() => null);
  // Another call may have completed the sidebar in the meantime.
  if (html === null || !sidebar.matches(part)) return;
  addMissingLines(sidebar.querySelector("ul"), parsed(html).querySelector("ul"));
  sidebar.removeAttribute("data-site-sidebar-part");
  if (sidebar.isConnected) markCurrent(sidebar.getAttribute("data-site-sidebar"));
}

/**
 * Inserts the lines of `complete` that `list` lacks, in order, and does the same in its sublists.
 * Lines that only `list` contains, such as unlisted pages, stay, except those that stand for
 * omitted pages.
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

/** Returns what identifies a line in its list: the page that it links to, or its text. */
function keyOf(line: Element): string {
  const link = line.querySelector(":scope > a");
  return link?.getAttribute("href") ?? line.querySelector(":scope > details")?.textContent ?? "";
}
