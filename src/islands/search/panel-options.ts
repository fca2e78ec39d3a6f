import { areaDrawings, withPrefix } from "../../browser/settings";
import { groupBy } from "../../lib/lists";
import { hitAddress, type PageHit, type SectionHit, type TextPiece } from "../../search/model/search-types";
import { homeText, searchText } from "../../text/texts";
import { type StoredSearch, storedSearches } from "./stored-searches";

const text = searchText.modal;

/**
 * Limits on rows in all (`mostHits`), rows per page, and rows per area. The first and the last of
 * these are DocSearch's. A search requests `mostHits` pages from Algolia, as DocSearch does, but
 * only `mostPages` from the embedded search, because that fetches the text of each page in its
 * answer.
 */
export const mostHits = 20;
const mostSections = 2;
export const mostPages = mostHits / mostSections;
const mostOfArea = 5;

/** A selectable row, shown below the name of its group. */
export interface Option extends StoredSearch {
  readonly kind: "hit" | "stored" | "area";
  /** URL of an area's drawing. */
  readonly drawing?: string | undefined;
  readonly group: string;
  readonly pieces: readonly TextPiece[];
  readonly snippet: readonly TextPiece[];
  readonly record?: SectionHit["record"];
}

/**
 * Returns the options of the list: the hits of a query, or without a query the stored searches, or
 * else the areas of the site.
 */
export function optionsFor(query: string, pages: readonly PageHit[]): readonly Option[] {
  if (query !== "") return hitOptions(pages);
  const stored = storedOptions();
  return stored.length > 0 ? stored : areaOptions();
}

function storedOptions(): Option[] {
  return storedSearches().map((search) => ({
    ...search,
    kind: "stored",
    group: search.isFavorite ? text.favorites : text.recent,
    pieces: [{ text: search.title, marked: false }],
    snippet: [],
  }));
}

/**
 * Returns an option for each area that the navbar links to, in the navbar's order. Drops
 * duplicates, because the drawer has the same links.
 */
function areaOptions(): Option[] {
  const links = document.querySelectorAll<HTMLAnchorElement>("header a[data-site-nav-item]");
  const byId = new Map([...links].map((link) => [link.dataset.siteNavItem ?? "", link]));
  byId.delete("");
  return [...byId].map(([id, link]) => {
    const title = link.textContent;
    return {
      kind: "area",
      href: link.pathname,
      group: homeText.areas,
      title,
      place: "",
      drawing: areaDrawings.includes(id) ? withPrefix(`/areas/${id}.svg`) : undefined,
      pieces: [{ text: title, marked: false }],
      snippet: [],
    };
  });
}

function hitOptions(pages: readonly PageHit[]): Option[] {
  const options = pages.flatMap(optionsOf).slice(0, mostHits);
  return [...groupBy(options, ({ group }) => group).values()].flatMap((ofArea) => ofArea.slice(0, mostOfArea));
}

/**
 * Returns a page's rows, at most `mostSections`. If one of the author's questions matches the
 * query, it replaces the title of the first section.
 */
function optionsOf({ path, title, area, question, sections }: PageHit): Option[] {
  return sections.slice(0, mostSections).map((section, index) => {
    const { level, title: heading, snippet } = section;
    const asked = index === 0 ? question : undefined;
    return {
      kind: "hit",
      href: hitAddress(path, section),
      group: area,
      title: textOf(level === 1 ? title : heading),
      pieces: asked ?? (level === 1 ? title : heading),
      place: level === 1 && !asked ? area : textOf(title),
      snippet,
      record: section.record,
    };
  });
}

const textOf = (pieces: readonly TextPiece[]) => pieces.map((piece) => piece.text).join("");
