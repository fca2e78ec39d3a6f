import { pinyin } from "pinyin-pro";
import { LocalSearch } from "../../../src/search/testing/search-files";
import { type AskedQuery, readQuerySet } from "./query-set";
import type { Records } from "./site-pages";

/** The quality of the answers to queries of one kind. Shares are from 0 to 1. */
export interface Recall {
  readonly kind: string;
  readonly queries: number;
  readonly first: number;
  readonly firstThree: number;
  /** Mean reciprocal rank of the right page; 0 if it is not among the first ten. */
  readonly mrr: number;
}

/** Returns the addresses of the pages that answer a query, best first. */
export type FindPages = (query: string) => readonly string[];

/** Returns the site's own search engine, with all files loaded. */
export function engineOf({ manifest, files }: Pick<Records, "manifest" | "files">): LocalSearch {
  return new LocalSearch(manifest, (name) => files.get(name));
}

/** Returns a function that queries an engine. */
export function finderOf(engine: LocalSearch): FindPages {
  return (query) => engine.search({ query, limit: 10 }).pages.map(({ path }) => path);
}

/**
 * Returns the queries that people wrote, and about a fifth of the unambiguous Chinese headings in
 * pinyin and in initials.
 */
export function askedQueries(records: Records): AskedQuery[] {
  const pages = new Set(records.pages.map(({ path }) => path));
  return [...readQuerySet().filter(({ expected }) => pages.has(expected)), ...speltHeadings(records)];
}

/** Returns one row for each kind of query in each split. */
export function recallByKind(queries: readonly AskedQuery[], find: FindPages): Recall[] {
  const ranks = new Map<string, number[]>();
  for (const { kind, split, text, right } of queries) {
    const key = `${kind}, ${split}`;
    const rank = find(text).findIndex((path) => right.includes(path)) + 1;
    ranks.set(key, [...(ranks.get(key) ?? []), rank]);
  }
  return [...ranks]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, of]) => {
      const share = (most: number) => of.filter((rank) => rank > 0 && rank <= most).length / of.length;
      const mrr = of.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / of.length;
      return { kind, queries: of.length, first: share(1), firstThree: share(3), mrr };
    });
}

function speltHeadings({ pages }: Records): AskedQuery[] {
  const headings = pages.flatMap(({ path, sections }) => {
    // Skips headings of single pages, such as a list of terms, because they are words of other
    // pages.
    if (!/^\/(?:docs|blog)\//.test(path)) return [];
    return sections.filter(({ level }) => level <= 3).map(({ title }) => ({ path, title }));
  });
  const numbers = new Map<string, number>();
  for (const { title } of headings) numbers.set(title, (numbers.get(title) ?? 0) + 1);
  return headings.flatMap(({ path, title }, number): AskedQuery[] => {
    const run = title.match(/[\p{Script=Han}A-Za-z\d]*\p{Script=Han}{2}[\p{Script=Han}A-Za-z\d]*/u)?.[0];
    if (number % 5 !== 0 || run === undefined || numbers.get(title) !== 1) return [];
    const spell = (pattern: "pinyin" | "first") =>
      pinyin(run, { pattern, toneType: "none", type: "array", v: true, nonZh: "consecutive" }).join("").toLowerCase();
    const shared = { split: "held", expected: path, right: [path] } as const;
    const initials = spell("first");
    return [
      { kind: "pinyin", text: spell("pinyin"), ...shared },
      // Two initials match several headings, so no page is the right one.
      { kind: initials.length > 2 ? "initials" : "two initials", text: initials, ...shared },
    ];
  });
}
