/** A tag that points somewhere. Quoted values are skipped whole, since a text may hold `>`. */
const tag = /<(?:a|img|source|track|video|audio)\s(?:[^>"]|"[^"]*")*>/g;

/**
 * Puts the path prefix before addresses that an author wrote from the site's root: `[博客](/blog)` is `/notes/blog` where
 * the site stands under /notes. To be called before the build fills in addresses of its own, which have it.
 */
export function prefixLinks(html: string, pathPrefix: string): string {
  if (pathPrefix === "") return html;
  return html.replace(tag, (found) => found.replace(/(\s(?:href|src|poster)=")(?=\/(?!\/))/g, `$1${pathPrefix}`));
}
