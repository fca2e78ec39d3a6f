/**
 * Every weight of the ranking, in one table. They were set by `npm run bench:search` on the `tuning` half of
 * bench/search/queries.yml; docs/search.md describes the function they belong to.
 */
export const weights = {
  /** Of a match, by where it is: BM25 with these boosts (https://lucaong.github.io/minisearch/). */
  field: { title: 6, heading: 3, under: 1.5, text: 1 },
  /** Of a match of a word that only begins so, or that is misspelt. */
  match: { prefix: 0.5, fuzzy: 0.3 },
  /** Of a pair of characters that joins two words: 件权 in 文件权限. */
  joint: 0.1,
  /** A term on fewer pages than this tells no more than one on this many. */
  rarest: 2,
  /** Of the best matches of all terms, wherever on the page, beside its best section. */
  spread: 0.25,
  /** Exponent of the part of the query that is on the page. */
  cover: 2,
  /** For a heading with all of what is asked for; with a part, that part. */
  heading: 2,
  /** For the phrase as it was typed: as a title or heading, in one, in a text; alone or of several terms. */
  phrase: { isTitle: 6, isHeading: 2, inTitle: 2.5, inHeading: 1.2, inText: 0.6, termsTogether: 3 },
  /** For a page that has every run of the query as it was typed. */
  typed: 4,
  /** Pages with less than this part of what the best page has are not shown. */
  leastCover: 0.5,
  /** Of pages found by another way to write the query, beside those found as typed. */
  reading: { synonym: 0.9, pinyin: 0.9, misspelt: 0.9 },
} as const;
