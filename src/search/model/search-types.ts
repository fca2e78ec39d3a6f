import { withPrefix } from "gatsby";
import type { SiteConfig } from "../../config/read-site";
import { encodePath } from "../../lib/paths";

/** `site.siteMetadata.search`. */
export type SearchSettings = SiteConfig["search"];

/** Part of a text, marked where it matches the query. Always text, never HTML. */
export interface TextPiece {
  readonly text: string;
  readonly marked: boolean;
}

export interface SearchRequest {
  readonly query: string;
  /** Id of the only area to look in. */
  readonly area?: string | undefined;
  /** Results to give, counted in pages. */
  readonly limit?: number;
  /** Whether characters that may be wrong are to be left as they are. */
  readonly asTyped?: boolean;
}

/** A section of a page that matches. */
export interface SectionHit {
  /** Id of its heading; null for the beginning of the page. */
  readonly anchor: string | null;
  /** From 1, the page itself, to 6. */
  readonly level: number;
  /** Its heading; the page's title for the beginning. */
  readonly title: readonly TextPiece[];
  /** Empty where the section has no text, or its text has not loaded. */
  readonly snippet: readonly TextPiece[];
  /** What a provider that counts clicks calls it, and where it stands among the hits of its query. */
  readonly record?: { readonly objectID: string; readonly position: number; readonly queryID: string };
}

/** A page that matches, with its best sections. */
export interface PageHit {
  /** Address inside the site, decoded, without the path prefix. */
  readonly path: string;
  readonly title: readonly TextPiece[];
  /** Label of its area. */
  readonly area: string;
  readonly under: readonly string[];
  readonly date: string | null;
  /** The question of its author that is what was asked. The first section's snippet answers it. */
  readonly question?: readonly TextPiece[];
  readonly sections: readonly SectionHit[];
}

export interface SearchAnswer {
  readonly pages: readonly PageHit[];
  /** Number of all matching pages. */
  readonly total: number;
  /** Whether a larger `limit` gives more pages. */
  readonly hasMore: boolean;
  /** `any`: the pages have only some of the words. */
  readonly mode: "all" | "any";
  /** Words of the query that no page has, where that is most of what was asked for: the pages are only near it. */
  readonly missing?: readonly string[];
  /** What was looked for in place of the query, which has a wrong character. See `asTyped`. */
  readonly corrected?: string | undefined;
  /** Matching pages by area, regardless of `area`. */
  readonly areas: readonly { readonly id: string; readonly label: string; readonly count: number }[];
  /** Other queries to try where nothing matches. */
  readonly suggestions: readonly string[];
  /** Where files are loaded into the browser, which may then find more. `isLoading` is false after one failed, too. */
  readonly progress?: { readonly loaded: number; readonly total: number; readonly isLoading: boolean };
}

/** More marks would not show a passage better. */
const mostWords = 4;

/** The `href` of a section; marked words are a text fragment, https://wicg.github.io/scroll-to-text-fragment/. */
export function hitAddress(path: string, { anchor, snippet }: Pick<SectionHit, "anchor" | "snippet">): string {
  const words = new Set(snippet.filter(({ marked }) => marked).map(({ text }) => encodeURIComponent(text.trim())));
  const fragment = [...words].slice(0, mostWords).map((word) => `text=${word.replaceAll("-", "%2D")}`);
  const directive = fragment.length === 0 ? "" : `:~:${fragment.join("&")}`;
  const hash = encodeURIComponent(anchor ?? "") + directive;
  return withPrefix(encodePath(path)) + (hash === "" ? "" : `#${hash}`);
}
