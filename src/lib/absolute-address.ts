import { absoluteUrl, decodePath, type UrlBase, withoutBase } from "./paths";

/**
 * The absolute address of a link in an article, for copies of the article on other sites, such as feeds.
 * @param href as it stands in the article's HTML
 * @param page absolute address of the article, for links to its own headings
 */
export function absoluteAddress(href: string, page: string, base: UrlBase): string {
  if (href.startsWith("#")) return `${page}${encodeHash(href)}`;
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return href;
  if (!href.startsWith("/") || href.startsWith("//")) return resolved(href, page);
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  // Links made by the build have the path prefix already; links an author wrote as `/blog` do not.
  const inside = withoutBase(path, base.baseUrl) ?? path;
  return `${absoluteUrl(base, decodePath(inside))}${query}${encodeHash(hash)}`;
}

/** Ids are plain text in articles. Decoding first avoids encoding a hash twice. */
function encodeHash(hash: string): string {
  return hash === "" ? "" : `#${encodeURIComponent(decodePath(hash.slice(1)))}`;
}

/** Resolved against the page; a malformed address stays as the author wrote it. */
function resolved(href: string, page: string): string {
  try {
    return new URL(href, page).href;
  } catch {
    return href;
  }
}

/** One candidate of a srcset: an address, which may contain commas, then optional white space and a width or density. */
const candidate = /[\s,]*(\S*[^\s,])(?:\s+([^\s,]+))?\s*(?:,|$)/g;

/** Applies a function to every address in a `srcset`. */
export function mapSrcset(srcset: string, map: (url: string) => string): string {
  return [...srcset.matchAll(candidate)]
    .map(([, url = "", descriptor]) => (descriptor === undefined ? map(url) : `${map(url)} ${descriptor}`))
    .join(", ");
}
