import { headSelector } from "../../shared/fragment";
import { textEvent } from "../platform/page-event";
import { safeSessionStorage } from "../platform/storage";
import { afterPaint, whenIdle } from "../platform/timing";
import { parsed } from "../platform/trusted";
import { findCurrentLine } from "./complete-sidebar";
import type { LoadedPage } from "./load-fragment";
import { markCurrent } from "./mark-current";

const mainOf = () => document.querySelector("main") as HTMLElement;
/** The place of the navigation beside a page. It is empty if there is none. */
const sidebarPlace = () => document.querySelector("[data-site-sidebar-place]");
const headOf = () => [...document.head.querySelectorAll(headSelector)];

/** Returns the page that is shown now. */
export function shownPage() {
  return { title: document.title, head: headOf(), main: mainOf(), sidebar: sidebarPlace()?.firstElementChild ?? null };
}

/** A page that was shown, in the state in which it was left. */
export type ShownPage = ReturnType<typeof shownPage>;

/** Shows a page that was left earlier. */
export function showAgain({ title, head, main, sidebar }: ShownPage): void {
  setHead(title, head);
  mainOf().replaceWith(main);
  placeSidebar(sidebar);
  markCurrent(sidebar?.getAttribute("data-site-sidebar") ?? null);
}

/**
 * Shows a page that has been loaded. If the reader will see its top, the rest of a long text is
 * added later.
 */
export function showLoaded({ fragment, sidebar }: LoadedPage, isAtTop: boolean): void {
  setHead(fragment.title, [...parsed(fragment.head).children]);
  const main = parsed(fragment.main).firstElementChild as HTMLElement;
  const prose = isAtTop ? main.querySelector<HTMLElement>(".prose") : null;
  const text = document.createDocumentFragment();
  if (prose) text.append(...prose.childNodes);
  mainOf().replaceWith(main);
  if (prose) appendProgressively(prose, text);
  placeSidebar(sidebar === null ? knownSidebar(fragment.sidebar?.file) : parsed(sidebar).firstElementChild);
  markCurrent(fragment.sidebar?.id ?? null);
  findCurrentLine();
}

function setHead(title: string, elements: readonly Element[]): void {
  document.title = title;
  for (const element of headOf()) element.remove();
  document.head.append(...elements);
}

/** Sidebars of other pages in this visit. Their opened categories stay open. */
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

/**
 * Minimum height of a block and the gap above it, in px: a line of text and 1 em. See prose.css.
 */
const leastBlock = 44;

/** Number of blocks that are appended in one idle period. */
const sliceLength = 20;

/**
 * Moves a text into an empty element. It moves what fills the window at once, and the rest in idle
 * time after the first paint, because style and layout of a long text take several frames on a
 * phone. Before printing, it moves all of the text at once.
 */
export function appendProgressively(root: HTMLElement, text: DocumentFragment): void {
  // Takes as many nodes as are certain to fill the window. Half of the nodes are the line breaks in
  // the HTML.
  append(2 * Math.ceil(window.innerHeight / leastBlock));
  const finish = () => append(text.childNodes.length);
  window.addEventListener("beforeprint", finish, { once: true });
  afterPaint(slice, 2);

  function append(count: number): void {
    root.append(...[...text.childNodes].slice(0, count));
  }

  function slice(): void {
    append(sliceLength);
    if (text.hasChildNodes()) return void whenIdle(slice);
    window.removeEventListener("beforeprint", finish);
    root.dispatchEvent(new Event(textEvent, { bubbles: true }));
  }
}
