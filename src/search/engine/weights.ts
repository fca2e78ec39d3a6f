/**
 * All weights of the ranking. They are tuned on the `tuning` queries in bench/search/*.yml with
 * `npm run bench:search`. Each weight is a separate export, so that the bundler drops those that
 * only the build uses from the worker.
 */

/**
 * Weight of a match by its field. Repetition in a field raises a word's weight to at most twice
 * this. `label`: a page's categories and tags. `under`: the area's label and a section's questions.
 */
export const field = {
  title: 7,
  question: 3,
  heading: 4.2,
  label: 2,
  description: 1,
  under: 1,
  opening: 1.3,
  text: 1.4,
  code: 0.7,
};

/** How strongly long text lowers the value of a match and short text raises it, from 0 to 1. */
export const length = 0.35;

/** Factors for a page with the query's date in its title, and for a post of that date. */
export const date = { title: 16, post: 8 };

/**
 * Weight of a word that matches as a prefix, with a misspelling, or as a synonym of the typed word.
 */
export const match = { prefix: 0.5, misspelt: 0.3, synonym: 0.8 };

/**
 * Weight of a pair of characters that joins two words, such as 件权 in 文件权限, or that is mostly
 * grammar.
 */
export const joint = 0.4;

/** A word on fewer pages than this counts as if it were on this many. */
export const rarest = 2;

/**
 * Boost for a sentence, heading or question that contains all pieces of a query of two or more. If
 * it contains only a part, the boost is multiplied by the square of the part's share.
 */
export const near = 1.5;

/**
 * Boost for an author's question whose words are all in the query. If only some of them are, the
 * boost is multiplied by their share.
 */
export const question = 1.5;

/** Weight of the sum of each word's best match on the page. The best section has weight 1. */
export const spread = 0.25;

/**
 * Boosts for the phrase as typed: as a page title, as a heading, within a title, within a heading,
 * and in the text.
 */
export const phrase = { isTitle: 6, isHeading: 2, inTitle: 2.5, inHeading: 1.2, inText: 0.7 };

/**
 * Factors for a page that contains every run of the query as typed, and for a page whose names are
 * the query: its title, a category or tag, or several of these together.
 */
export const typed = { all: 6, title: 16 };

/** Factor for a page by its type. */
export const page = { overview: 0.9, single: 0.35 };

/**
 * Minimum cover of a page, relative to the page with the highest cover. Pages below it are hidden.
 */
export const leastCover = 0.3;

/** Minimum cover of the best page for a query to count as found. */
export const foundCover = 0.5;

/**
 * `other`: factor for pages found by another reading of the query. `better`: how many times more
 * evidence a corrected reading needs than the typed one. `foundCover`: if the best page's cover is
 * below this, long runs are checked for wrong characters.
 */
export const reading = { other: 0.9, better: 4, foundCover: 0.65 };
