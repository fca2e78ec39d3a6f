import type { DocSearchHit, InternalDocSearchHit, StoredDocSearchHit } from "@docsearch/react";
import { hitAddress } from "../../search/field/hit-address";
import type { PageHit, SearchAnswer, TextPiece } from "../../search/model/search-types";

/** DocSearch requests this many hits. */
export const hitsPerPage = 20;
export const sectionsPerPage = 2;

/** What the modal shows of a hit. The highlight result has it, which DocSearch does not store. */
interface HitPieces {
  readonly title: readonly TextPiece[];
  readonly page: readonly TextPiece[] | null;
  readonly snippet: readonly TextPiece[];
}

/** An answer as DocSearch's hits: the best sections of each page, best pages first. */
export function docSearchHits({ pages }: SearchAnswer): DocSearchHit[] {
  return pages.flatMap(pageHits).slice(0, hitsPerPage);
}

function pageHits(page: PageHit): DocSearchHit[] {
  const lvl1 = plainText(page.title);
  return page.sections.slice(0, sectionsPerPage).map(({ objectID, anchor, level, title, snippet }) => {
    const type = `lvl${level}` as DocSearchHit["type"];
    const isPage = level === 1;
    const hierarchy = { lvl0: page.area.label, lvl1, ...noLevels, ...(!isPage && { [type]: plainText(title) }) };
    const pieces: HitPieces = { title, page: isPage ? null : page.title, snippet };
    return {
      objectID,
      url: hitAddress(page.path, anchor),
      url_without_anchor: hitAddress(page.path, null),
      type,
      hierarchy,
      content: null,
      anchor,
      _highlightResult: { hierarchy: { lvl0: { value: page.area.label } }, pieces },
      _snippetResult: {},
    } as unknown as DocSearchHit;
  });
}

const noLevels = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

/** The pieces of a hit; for one stored in an earlier visit, only its titles. */
export function hitPieces(hit: InternalDocSearchHit | StoredDocSearchHit): HitPieces {
  const fresh = (hit as { _highlightResult?: { pieces?: HitPieces } })._highlightResult?.pieces;
  if (fresh) return fresh;
  const { type, hierarchy } = hit;
  const own = type === "content" ? null : hierarchy[type];
  const title = plainPiece(own ?? hierarchy.lvl1);
  return {
    title,
    page: own === null || type === "lvl1" ? null : plainPiece(hierarchy.lvl1),
    snippet: plainPiece(hierarchy.lvl0),
  };
}

function plainPiece(text: string | null | undefined): TextPiece[] {
  return text ? [{ text, marked: false }] : [];
}

function plainText(pieces: readonly TextPiece[]): string {
  return pieces.map(({ text }) => text).join("");
}
