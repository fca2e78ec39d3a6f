import { absoluteUrl, decodePath, type UrlBase, withoutBase } from "./paths";

/**
 * The full address behind a link of an article, as it has to be where the article stands on somebody else's page.
 * @param href as it stands in the article's HTML
 * @param page full address of the article, for links to its own headings
 */
export function absoluteAddress(href: string, page: string, base: UrlBase): string {
  if (href.startsWith("#")) return `${page}${encodeHash(href)}`;
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return href;
  if (!href.startsWith("/") || href.startsWith("//")) return resolved(href, page);
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  // Links that the build made have the path prefix already, those an author wrote as `/blog` have not.
  const inside = withoutBase(path, base.baseUrl) ?? path;
  return `${absoluteUrl(base, decodePath(inside))}${query}${encodeHash(hash)}`;
}

/** Ids are plain text in articles; decoded first, so that what is encoded already is not encoded twice. */
function encodeHash(hash: string): string {
  return hash === "" ? "" : `#${encodeURIComponent(decodePath(hash.slice(1)))}`;
}

/** Relative to the page; what is no address at all stays as the author wrote it. */
function resolved(href: string, page: string): string {
  try {
    return new URL(href, page).href;
  } catch {
    return href;
  }
}
