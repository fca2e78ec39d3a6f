import { headSelector } from "../../shared/fragment";
import { announceText } from "../platform/page-event";
import { safeSessionStorage } from "../platform/storage";
import { afterPaint, beforeHashLink, whenIdle } from "../platform/timing";
import { parsed } from "../platform/trusted";
import { findCurrentLine } from "./complete-sidebar";
import type { LoadedPage } from "./load-fragment";
import { markCurrent } from "./mark-current";
import { parseMain, proseOf } from "./parse-main";

const mainOf = () => document.querySelector("main") as HTMLElement;
/**
 * Returns the element around the navigation beside a page. The element is empty if the page has no
 * navigation.
 */
const sidebarPlace = () => document.querySelector("[data-site-sidebar-place]");
const headOf = () => [...document.head.querySelectorAll(headSelector)];

/** Returns the page that is currently shown. */
export function shownPage() {
  return { title: document.title, head: headOf(), main: mainOf(), sidebar: sidebarPlace()?.firstElementChild ?? null };
}

/** A page in the state in which the reader left it. */
export type ShownPage = ReturnType<typeof shownPage>;

/** Shows a page that the reader left earlier. */
export function showAgain({ title, head, main, sidebar }: ShownPage): void {
  setHead(title, head);
  mainOf().replaceWith(main);
  placeSidebar(sidebar);
  markCurrent(sidebar?.getAttribute("data-site-sidebar") ?? null);
}

/**
 * Shows a page that has been loaded.
 * @param isAtTop whether the reader will see the top, so that the rest of a long article can follow
 * later
 */
export function showLoaded({ fragment, sidebar }: LoadedPage, isAtTop: boolean): void {
  setHead(fragment.title, [...parsed(fragment.head).children]);
  const main = parseMain(fragment, !isAtTop);
  mainOf().replaceWith(main);
  placeSidebar(sidebar === null ? knownSidebar(fragment.sidebar?.file) : parsed(sidebar).firstElementChild);
  markCurrent(fragment.sidebar?.id ?? null);
  const text = isAtTop ? proseOf(main) : null;
  // Runs after everything around the text is in place, because it measures the text.
  if (text) appendProgressively(text, fragment.text);
  findCurrentLine();
}

function setHead(title: string, elements: readonly Element[]): void {
  document.title = title;
  for (const element of headOf()) element.remove();
  document.head.append(...elements);
}

/** Sidebars of other pages in this visit, by file. Each keeps its open categories. */
const left = new Map<string, Element>();

function knownSidebar(file = ""): Element | null {
  return document.querySelector(`[data-site-sidebar-file="${file}"]`) ?? left.get(file) ?? null;
}

function placeSidebar(sidebar: Element | null): void {
  const place = sidebarPlace();
  const current = place?.firstElementChild ?? null;
  if (!place || current === sidebar) return;
  if (current) {
    left.set(fileOf(current), current);
    safeSessionStorage.set(`sidebar ${fileOf(current)}`, String(current.scrollTop));
  }
  place.replaceChildren(...(sidebar ? [sidebar] : []));
  place.parentElement?.toggleAttribute("data-site-has-sidebar", sidebar !== null);
  if (sidebar) sidebar.scrollTop = Number(safeSessionStorage.get(`sidebar ${fileOf(sidebar)}`));
}

const fileOf = (sidebar: Element) => sidebar.getAttribute("data-site-sidebar-file") ?? "";

/** Typical height of a small piece from src/deploy/cut-text.ts, in px. */
const pieceHeight = 300;

/**
 * Adds the pieces of an article to an empty element. Enough to fill the window is added at once.
 * The rest follows in idle time after the first paint, because a long article takes several frames
 * on a phone. When the reader prints the page or clicks a link with a hash, the rest is added at
 * once.
 */
export function appendProgressively(root: HTMLElement, pieces: readonly string[]): void {
  const rest = [...pieces];
  // Each measurement forces a layout, so the first one comes after half a window of text.
  let unseen = Math.ceil(window.innerHeight / (2 * pieceHeight));
  const complete = new AbortController();
  const { signal } = complete;
  do append();
  while (rest.length > 0 && (--unseen > 0 || root.offsetHeight < window.innerHeight));
  // Runs before other listeners, which need the whole text.
  window.addEventListener("beforeprint", finish, { capture: true, signal });
  beforeHashLink(finish, signal);
  afterPaint(addNext, 2);

  function append(): void {
    root.append(parsed(rest.shift() ?? ""));
  }

  function addNext(): void {
    if (signal.aborted) return;
    append();
    if (rest.length > 0) whenIdle(addNext);
    else finish();
  }

  function finish(): void {
    while (rest.length > 0) append();
    complete.abort();
    announceText(root);
  }
}
