import { withPrefix } from "gatsby";
import type { SiteConfig } from "../../config/read-site";
import { encodePath } from "../../lib/paths";

/** The type of `site.siteMetadata.search`. */
export type SearchSettings = SiteConfig["search"];

/** A piece of text, marked if it matches the query. It is plain text, never HTML. */
export interface TextPiece {
  readonly text: string;
  readonly marked: boolean;
}

export interface SearchRequest {
  readonly query: string;
  /** Id of the area to search. All areas are searched if it is undefined. */
  readonly area?: string | undefined;
  /** Maximum number of pages in the answer. The default is 10. */
  readonly limit?: number;
  /** Whether to search only for the typed query, without corrections or pinyin. */
  readonly asTyped?: boolean;
}

/** A matching section of a page. */
export interface SectionHit {
  /** Id of the section's heading, or null for the beginning of the page. */
  readonly anchor: string | null;
  /** Level from 1, the page itself, to 6. */
  readonly level: number;
  /** The section's heading, or the page's title for the beginning. */
  readonly title: readonly TextPiece[];
  /** The text around the match. It is empty if the section has no text. */
  readonly snippet: readonly TextPiece[];
  /**
   * The section's record at a provider that counts clicks, with the query's id and the hit's
   * position among the query's hits.
   */
  readonly record?: { readonly objectID: string; readonly position: number; readonly queryID: string };
}

/** A matching page with its best sections. */
export interface PageHit {
  /** Decoded address inside the site, without the path prefix. */
  readonly path: string;
  readonly title: readonly TextPiece[];
  /** Label of the page's area. */
  readonly area: string;
  readonly under: readonly string[];
  readonly date: string | null;
  /** The author's question that matches the query. The first section answers it. */
  readonly question?: readonly TextPiece[];
  readonly sections: readonly SectionHit[];
}

export interface SearchAnswer {
  readonly pages: readonly PageHit[];
  /** Number of all matching pages in the requested area. */
  readonly total: number;
  /** Whether a larger `limit` gives more pages. */
  readonly hasMore: boolean;
  /** `any` means that no page contains the whole query. */
  readonly mode: "all" | "any";
  /** Words of the query that occur on no page, so the results may only be related to the query. */
  readonly missing?: readonly string[];
  /**
   * The corrected query that found the first page, if a typed character was probably wrong.
   * `SearchRequest.asTyped` turns corrections off.
   */
  readonly corrected?: string | undefined;
  /** Number of matching pages in each area, regardless of the requested `area`. */
  readonly areas: readonly { readonly id: string; readonly label: string; readonly count: number }[];
  /** Other queries to try when nothing matches. */
  readonly suggestions: readonly string[];
  /** Whether some files failed to load. The site may then have more results. */
  readonly isIncomplete?: boolean;
}

/** Maximum number of words in a text fragment. More words would not identify the passage better. */
const mostWords = 4;

/**
 * Returns the `href` of a section. Up to `mostWords` marked words of the snippet become text
 * fragments: https://wicg.github.io/scroll-to-text-fragment/.
 */
export function hitAddress(path: string, { anchor, snippet }: Pick<SectionHit, "anchor" | "snippet">): string {
  const words = new Set(snippet.filter(({ marked }) => marked).map(({ text }) => encodeURIComponent(text.trim())));
  const fragment = [...words].slice(0, mostWords).map((word) => `text=${word.replaceAll("-", "%2D")}`);
  const directive = fragment.length === 0 ? "" : `:~:${fragment.join("&")}`;
  const hash = encodeURIComponent(anchor ?? "") + directive;
  return withPrefix(encodePath(path)) + (hash === "" ? "" : `#${hash}`);
}
