import { headSelector } from "../../contract/fragment";
import { safeSessionStorage } from "../platform/storage";
import { parsed } from "../platform/trusted";
import { appendProgressively } from "./append-progressively";
import type { LoadedPage } from "./load-fragment";
import { markCurrent } from "./mark-current";

/** A page that has been shown, as it was left: with all that its reader has opened. */
export interface ShownPage {
  readonly title: string;
  readonly head: readonly Element[];
  readonly main: HTMLElement;
  /** Of the navigation beside it. */
  readonly sidebar: Element | null;
}

const mainOf = () => document.querySelector("main") as HTMLElement;
/** The place of the navigation beside a page; empty where there is none. */
const sidebarPlace = () => document.querySelector("[data-sidebar-place]");
const headOf = () => [...document.head.querySelectorAll(headSelector)];

/** The page that is shown now. */
export function shownPage(): ShownPage {
  return {
    title: document.title,
    head: headOf(),
    main: mainOf(),
    sidebar: sidebarPlace()?.firstElementChild ?? null,
  };
}

/** Shows a page that was left. */
export function showAgain({ title, head, main, sidebar }: ShownPage): void {
  setHead(title, head);
  mainOf().replaceWith(main);
  placeSidebar(sidebar);
  markCurrent(sidebar?.getAttribute("data-sidebar") ?? null);
}

/**
 * Shows a page that has been loaded.
 * @param isAtTop whether the reader will see its beginning: the rest of a long text then follows when that is painted
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
}

function setHead(title: string, elements: readonly Element[]): void {
  document.title = title;
  for (const element of headOf()) element.remove();
  document.head.append(...elements);
}

/** Navigations that were beside other pages of this visit: opened categories stay open. */
const left = new Map<string, Element>();

function knownSidebar(file = ""): Element | null {
  return document.querySelector(`[data-sidebar-file="${file}"]`) ?? left.get(file) ?? null;
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
  place.parentElement?.toggleAttribute("data-has-sidebar", sidebar !== null);
  if (sidebar) sidebar.scrollTop = Number(safeSessionStorage.get(`sidebar ${fileOf(sidebar)}`));
}

const fileOf = (sidebar: Element) => sidebar.getAttribute("data-sidebar-file") ?? "";
