import { sitePath } from "../../browser/platform/site-path";
import type { PageHit, SectionHit, TextPiece } from "../model/search-types";

/**
 * Algolia puts these around matches instead of `<em>`: private-use characters, which no text of the site has, so that a
 * text may contain `<mark>`.
 */
export const matchStart = "\uE000";
export const matchEnd = "\uE001";

/** The part of a hit that is read; anything may be missing from what a server sends. */
interface AlgoliaHit {
  readonly objectID: string;
  readonly url: string;
  readonly anchor?: string | null;
  readonly type?: string;
  readonly hierarchy?: Readonly<Record<string, string | null>>;
  readonly content?: string | null;
  readonly _highlightResult?: { readonly hierarchy?: Readonly<Record<string, Value | undefined>> };
  readonly _snippetResult?: { readonly content?: Value };
}

interface Value {
  readonly value?: string;
}

/** Whether a value can be shown as a hit; `javascript:` addresses are rejected. */
export function isAlgoliaHit(hit: unknown): hit is AlgoliaHit {
  if (typeof hit !== "object" || hit === null) return false;
  const { objectID, url } = hit as Partial<AlgoliaHit>;
  return typeof objectID === "string" && typeof url === "string" && /^(?:https?:\/\/|\/)/.test(url);
}

/** Groups hits, which are sections, by page. Of several hits of a section the first, the best, counts. */
export function gatherPages(hits: readonly AlgoliaHit[]): PageHit[] {
  const pages = new Map<string, { page: Omit<PageHit, "sections">; sections: SectionHit[] }>();
  for (const hit of hits) {
    const path = sitePath(new URL(hit.url, window.location.href).pathname);
    const label = hit.hierarchy?.lvl0 ?? "";
    const known = pages.get(path) ?? {
      page: { path, title: titleOf(hit, "lvl1"), area: { id: label, label, tag: "" }, under: [], date: null },
      sections: [],
    };
    pages.set(path, known);
    const section = sectionOf(hit);
    if (known.sections.every(({ anchor }) => anchor !== section.anchor)) known.sections.push(section);
  }
  return [...pages.values()].map(({ page, sections }) => ({ ...page, sections }));
}

function sectionOf(hit: AlgoliaHit): SectionHit {
  const level = deepestLevel(hit);
  return {
    objectID: hit.objectID,
    anchor: hit.anchor ?? null,
    level,
    title: titleOf(hit, `lvl${level}`),
    snippet: marked(hit._snippetResult?.content?.value ?? hit.content ?? ""),
  };
}

function deepestLevel({ hierarchy }: AlgoliaHit): number {
  const levels = [6, 5, 4, 3, 2, 1];
  return levels.find((level) => hierarchy?.[`lvl${level}`]) ?? 1;
}

function titleOf(hit: AlgoliaHit, level: string): TextPiece[] {
  return marked(hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy?.[level] ?? "");
}

/** Splits a text at the marks above. */
export function marked(text: string): TextPiece[] {
  return text.split(matchStart).flatMap((part, index) => {
    const [match = "", rest = ""] = index === 0 ? ["", part] : part.split(matchEnd);
    return [
      { text: match, marked: true },
      { text: rest, marked: false },
    ].filter(({ text }) => text !== "");
  });
}
