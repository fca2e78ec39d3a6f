/**
 * All weights of the ranking. They are tuned with `npm run bench:search` on the `tuning` halves of
 * bench/search/*.yml.
 */
export const weights = {
  /** Weight of a match by its field. A word that occurs often in a field counts at most twice. */
  field: { title: 7, question: 3, heading: 4.2, description: 1, under: 1, opening: 1.3, text: 1.4, code: 0.7 },
  /** How much less a text counts that is longer than the average, from 0 to 1. */
  length: 0.35,
  /**
   * Weight of a word that matches as a prefix, with a misspelling, or as a synonym of the typed
   * word.
   */
  match: { prefix: 0.5, misspelt: 0.3, synonym: 0.8 },
  /**
   * Weight of pairs of characters that join two words, such as 件权 in 文件权限, and of words that say
   * little, such as 突然.
   */
  joint: 0.4,
  /** A word on fewer pages than this counts as if it were on this many. */
  rarest: 2,
  /**
   * Boost for a sentence, heading or question with all of the query. A part of the query counts
   * squared.
   */
  near: 1.5,
  /** Boost for an author's question that asks nothing but the query. */
  question: 1.5,
  /**
   * Weight of the best matches of all words, anywhere on the page, relative to the best section.
   */
  spread: 0.25,
  /** Boost for the phrase as typed: as a title or heading, within one, and within a text. */
  phrase: { isTitle: 6, isHeading: 2, inTitle: 2.5, inHeading: 1.2, inText: 0.7 },
  /** Boost for a page that has every run of the query as typed, and for one with that title. */
  typed: { all: 6, title: 16 },
  /** Weight of a page by its type. */
  page: { overview: 0.9, single: 0.35 },
  /** Boost for a page with the date of the query in its title, and for a post of that date. */
  date: { title: 16, post: 8 },
  /** Pages below this share of the best page's coverage are hidden. */
  leastCover: 0.3,
  /** A query counts as not found if no page covers this share of it. */
  foundCover: 0.5,
  /**
   * Weight of pages found by another reading of the query. A corrected reading must be this many
   * times better than the typed one.
   */
  reading: { other: 0.9, better: 4, foundCover: 0.65 },
} as const;
