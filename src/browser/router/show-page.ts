import { headSelector } from "../../contract/fragment";
import { textEvent } from "../platform/page-event";
import { safeSessionStorage } from "../platform/storage";
import { afterPaint, whenIdle } from "../platform/timing";
import { parsed } from "../platform/trusted";
import type { LoadedPage } from "./load-fragment";
import { markCurrent } from "./mark-current";

const mainOf = () => document.querySelector("main") as HTMLElement;
/** The place of the navigation beside a page; empty where there is none. */
const sidebarPlace = () => document.querySelector("[data-site-sidebar-place]");
const headOf = () => [...document.head.querySelectorAll(headSelector)];

/** The page that is shown now. */
export function shownPage() {
  return { title: document.title, head: headOf(), main: mainOf(), sidebar: sidebarPlace()?.firstElementChild ?? null };
}

/** A page that has been shown, as it was left: with all that its reader has opened. */
export type ShownPage = ReturnType<typeof shownPage>;

/** Shows a page that was left. */
export function showAgain({ title, head, main, sidebar }: ShownPage): void {
  setHead(title, head);
  mainOf().replaceWith(main);
  placeSidebar(sidebar);
  markCurrent(sidebar?.getAttribute("data-site-sidebar") ?? null);
}

/** Shows a page that has been loaded: if the reader will see its top, the rest of a long text follows that. */
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
}

function setHead(title: string, elements: readonly Element[]): void {
  document.title = title;
  for (const element of headOf()) element.remove();
  document.head.append(...elements);
}

/** Navigations that were beside other pages of this visit: opened categories stay open. */
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

/** Least height of a block with the gap above it, in px: a line of text, and 1 em; see prose.css. */
const leastBlock = 44;

/** Blocks that are appended in one idle period. */
const sliceLength = 20;

/**
 * Moves a text into an empty element: what fills the window at once, the rest in idle time after that has been painted,
 * since style and layout of a long text take several frames on a phone. To print, all of it is moved at once.
 */
export function appendProgressively(root: HTMLElement, text: DocumentFragment): void {
  // As many nodes as are certain to fill the window, with the line breaks of the HTML between them.
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
