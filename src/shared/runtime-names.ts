/**
 * Names that the site's scripts look for in a page. Authors cannot use them: the sanitizer removes
 * them from articles (src/markdown/sanitize).
 */

/** Prefix of the attributes that scripts look for. */
export const hookPrefix = "data-site-";

/** Prefix of the ids around an article. The id of a heading never contains a colon. */
export const frameIdPrefix = "site:";
