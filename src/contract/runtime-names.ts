/**
 * Names of what the site's scripts act on. Authors and scripts share no name: the sanitiser takes these from articles
 * (src/markdown/sanitize), and everything that a script looks for in a page has one of them.
 */

/** How an attribute begins that a script looks for. */
export const hookPrefix = "data-site-";

/** How an id of the frame begins. The id of a heading never has a colon. */
export const frameIdPrefix = "site:";
