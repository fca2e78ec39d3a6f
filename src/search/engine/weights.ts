/** Every weight of the ranking, set by `npm run bench:search` on the `tuning` halves of bench/search/*.yml. */
export const weights = {
  /** Of a match, by where it is. A word that stands there often counts at most twice. */
  field: { title: 7, question: 3, heading: 4.2, description: 1, under: 1, opening: 1.3, text: 1.4, code: 0.7 },
  /** By how much a text longer than the average counts less, from 0 to 1. */
  length: 0.35,
  /** Of a word that only begins so, is misspelt, or is a synonym of what was typed. */
  match: { prefix: 0.5, misspelt: 0.3, synonym: 0.8 },
  /** Of pairs of characters that join two words, 件权 in 文件权限, and of words that say little, 突然. */
  joint: 0.4,
  /** A word on fewer pages than this tells no more than one on this many. */
  rarest: 2,
  /** For a sentence, heading or question with all of what is asked for; with a part, that part squared. */
  near: 1.5,
  /** For a question of an author that asks nothing beside what is asked for. */
  question: 1.5,
  /** Of the best matches of all words, wherever on the page, beside its best section. */
  spread: 0.25,
  /** For the phrase as it was typed: as a title or heading, in one, in a text. */
  phrase: { isTitle: 6, isHeading: 2, inTitle: 2.5, inHeading: 1.2, inText: 0.7 },
  /** For a page that has every run of the query as it was typed, and for one with that title. */
  typed: { all: 6, title: 16 },
  /** By what the page is. */
  page: { overview: 0.9, single: 0.35 },
  /** For a page with the date that is asked for in its title, and for a post of that date. */
  date: { title: 16, post: 8 },
  /** Pages below this share of the best page's coverage are hidden. */
  leastCover: 0.3,
  /** A query no page covers this far counts as not found. */
  foundCover: 0.5,
  /** Of pages found by another way to write the query; a corrected one has to be so much better than the one typed. */
  reading: { other: 0.9, better: 4 },
} as const;
