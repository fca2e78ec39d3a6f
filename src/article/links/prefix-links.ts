import { encodePath, type TrailingSlash, withTrailingSlash } from "../../lib/paths";

/** A tag that points somewhere. Quoted values are skipped whole, since a text may hold `>`. */
const tag = /<(?:a|img|source|track|video|audio)\s(?:[^>"]|"[^"]*")*>/g;

interface LinkSettings {
  /** Address of the page, inside the site. */
  readonly page: string;
  readonly pathPrefix: string;
  readonly trailingSlash: TrailingSlash;
}

/** A link to an address without a slash at its start: `./intro`, `../Docker/`, `intro`. */
const relative = /(<a\s(?:[^>"]|"[^"]*")*?\shref="|<a\shref=")(?![a-z][a-z\d+.-]*:|[/#?"])([^"]*)(?=")/gi;

/**
 * Puts the path prefix before addresses that an author wrote from the site's root: `[博客](/blog)` is `/notes/blog` where
 * the site stands under /notes. Links to pages get the ending that the site's addresses have. To be called before the build
 * fills in addresses of its own, which have both. Addresses relative to the page become such addresses first: where they
 * lead must not depend on a slash at the end of the page's.
 */
export function prefixLinks(html: string, { page, pathPrefix, trailingSlash }: LinkSettings): string {
  const rooted = html.replace(relative, (_, before: string, href: string) => before + addressFrom(page, href));
  if (pathPrefix === "" && trailingSlash === "ignore") return rooted;
  return rooted.replace(tag, (found) =>
    found.replace(/(\s(?:href|src|poster)=")(\/(?!\/)[^"]*)/g, (_, name: string, address: string) => {
      const written = found.startsWith("<a") ? withTrailingSlash(address, trailingSlash) : address;
      return `${name}${pathPrefix}${written}`;
    }),
  );
}

/**
 * Resolves an address that is relative to a page, as a browser would.
 * @param page address of the page, decoded
 * @param href percent-encoded or not
 */
export function addressFrom(page: string, href: string): string {
  const { pathname, search, hash } = new URL(href, `http://site${encodePath(page)}`);
  return pathname + search + hash;
}
