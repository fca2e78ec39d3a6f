/**
 * Paths of the site are decoded (`/docs/diary/25年日志`). They start with a slash and have no path
 * prefix.
 */

/**
 * Joins segments into a path with a leading slash and single slashes. Keeps a trailing slash of the
 * last segment. `joinPath("docs", "/a/")` → `/docs/a/`.
 */
export function joinPath(...segments: readonly string[]): string {
  const joined = `/${segments.filter((segment) => segment !== "").join("/")}`;
  return joined.replace(/\/{2,}/g, "/");
}

/** Returns a path without trailing slashes, to compare routes. `/` stays as it is. */
export function routeKey(path: string): string {
  return path === "/" ? path : path.replace(/\/+$/, "");
}

/**
 * Whether addresses of pages end with a slash. `ignore` keeps the path with
 * which a page is created.
 */
export type TrailingSlash = boolean | "ignore";

/**
 * Adds or removes the trailing slash of a page's address, as the site requires. The address may
 * have a query and a hash. `/`, addresses with a file extension, and addresses that do not begin
 * with a slash stay unchanged.
 */
export function withTrailingSlash(path: string, trailingSlash: TrailingSlash): string {
  if (trailingSlash === "ignore") return path;
  const [, page = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  if (!page.startsWith("/") || /\.[a-z\d]+$/i.test(page)) return path;
  return `${routeKey(page)}${trailingSlash && page !== "/" ? "/" : ""}${rest}`;
}

/**
 * Percent-encodes a decoded path in the form that browsers, sitemaps and canonical links share.
 * Characters that need no encoding in a path, such as `+` and `/`, stay readable.
 */
export function encodePath(path: string): string {
  return encodeURIComponent(path).replace(/%(?:2F|2B|40|3A|2C|24|26|3D|3B)/g, decodeURIComponent);
}

/** Decodes a path, or returns it unchanged if its percent-encoding is malformed. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Removes the path prefix. With the prefix `/notes/`, `/notes/docs/a` becomes `/docs/a`. Returns
 * null for a path outside the site.
 */
export function withoutBase(path: string, baseUrl: string): string | null {
  if (`${path}/` === baseUrl) return "/";
  return path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : null;
}

export interface UrlBase {
  /** Origin, without a trailing slash. */
  readonly url: string;
  /** Base path, such as `/` or `/prefix/`. */
  readonly baseUrl: string;
}

/**
 * Returns the full, percent-encoded address of a page or file, for canonical links, feeds, sitemaps
 * and structured data.
 */
export function absoluteUrl(base: UrlBase, path: string): string {
  return `${base.url}${encodePath(joinPath(base.baseUrl, path))}`;
}

/**
 * Returns the decoded path inside the site to which a full address leads, with its query and
 * fragment: `https://a.org/notes/docs/a#b` → `/docs/a#b`. The protocol may differ. Returns null for
 * an address on another host, outside the base path, or without a host.
 */
export function pathOnSite(address: string, { url, baseUrl }: UrlBase): string | null {
  if (!/^(?:https?:)?\/\//i.test(address) || !URL.canParse(address, url)) return null;
  const { host, pathname, search, hash } = new URL(address, url);
  if (host !== new URL(url).host) return null;
  const path = withoutBase(decodePath(pathname), decodePath(baseUrl));
  return path && path + search + decodePath(hash);
}

/** Returns whether an address leads to the reader's computer, such as `http://localhost:8000/a`. */
export function isLoopback(address: string): boolean {
  const host = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i;
  const [, written = ""] = /^(?:https?:)?\/\/([^/?#]*?)(?::\d*)?(?:[/?#]|$)/i.exec(decodePath(address)) ?? [];
  return host.test(written);
}

/** Returns the path of a page's Markdown copy: `/docs/a` → `/docs/a/index.md`. */
export function markdownPath(path: string): string {
  return joinPath(path, "index.md");
}

/** Returns the folder of a slash path, or "" at the top: `dirname("a/b.md")` → `a`. */
export function dirname(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash < 0 ? "" : path.slice(0, slash);
}

/** Returns the last segment of a slash path. */
export function basename(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/**
 * Returns the first segment of a slash path, or "" for a single name: `topFolder("docs/a/b.md")` →
 * `docs`.
 */
export function topFolder(path: string): string {
  return path.slice(0, Math.max(0, path.indexOf("/")));
}

/** Returns the relative link from one file to another: `./b.md`, `../pages/a.md`. */
export function relativePath(from: string, to: string): string {
  const above = dirname(from).split("/").filter(Boolean);
  const below = to.split("/");
  const at = above.findIndex((segment, index) => segment !== below[index]);
  const shared = at < 0 ? above.length : at;
  const up = "../".repeat(above.length - shared);
  return `${up === "" ? "./" : up}${below.slice(shared).join("/")}`;
}

/** Resolves `.` and `..` in a relative slash path. Returns null if it goes above the root. */
export function resolveRelative(fromDir: string, relative: string): string | null {
  const result = fromDir === "" ? [] : fromDir.split("/");
  for (const segment of relative.split("/")) {
    if (segment === ".." && result.pop() === undefined) return null;
    if (!["", ".", ".."].includes(segment)) result.push(segment);
  }
  return result.join("/");
}

const htmlEnding = /(?:(?:\/index)?\.html\/?)+$/i;

/**
 * Returns the canonical form of a page's path: no `.html` or `/index.html`, single slashes,
 * canonical percent-encoding. Keeps a trailing slash, because only the page itself knows whether
 * its address has one. `normalizePath("//docs/a.html")` → `/docs/a`.
 * @param pathname as the browser reports it, with or without the path prefix
 */
export function normalizePath(pathname: string): string {
  const path = `/${decodePath(pathname)}`.replace(/\/{2,}/g, "/").replace(htmlEnding, "");
  return encodePath(path === "" ? "/" : path);
}

/**
 * Matches text after an address that is often copied along with it: spaces, including full-width
 * and invisible ones, and punctuation.
 */
const copied = /(?:(?!\/)[\s\p{C}\p{Po}\p{Pe}\p{Pf}])+$/u;

/**
 * Returns the path that the author of a broken path probably meant. The broken path may be encoded
 * more than once, or have a backslash, a query, or text that was copied along.
 * `intendedPath("/docs/%2561%20")` → `/docs/a`.
 */
export function intendedPath(pathname: string): string {
  let path = pathname;
  for (let before = ""; path !== before; ) {
    before = path;
    path = decodePath(path);
  }
  const [inside = ""] = path.replaceAll("\\", "/").split(/[?#]/);
  return normalizePath(encodePath(inside.replace(copied, "")));
}

/** A redirect from a decoded address of the site, without its path prefix. */
export interface Redirect {
  readonly from: string;
  /** A decoded address of the site, which may have a query and a hash, or a URL of another site. */
  readonly to: string;
}

/**
 * Returns the target of a redirect as hosts and browsers read it: encoded, with the path prefix, or
 * the URL of another site.
 */
export function redirectTarget(prefix: string, to: string): string {
  if (/^https?:\/\//i.test(to)) return new URL(to).href;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return encodePath(joinPath(prefix, path)) + encodeURI(decodePath(rest));
}

/**
 * Returns the absolute address of a link in an article's HTML, for copies outside the site.
 * @param page address of the article
 */
export function absoluteAddress(href: string, page: string, base: UrlBase): string {
  if (href.startsWith("#")) return `${page}${encodeHash(href)}`;
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return href;
  // A relative address is resolved. A malformed address stays as the author wrote it.
  if (!href.startsWith("/") || href.startsWith("//")) return URL.canParse(href, page) ? new URL(href, page).href : href;
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  // Links made by the build already have the path prefix. Links that an author wrote, such as
  // `/blog`, do not.
  const inside = withoutBase(path, base.baseUrl) ?? path;
  return `${absoluteUrl(base, decodePath(inside))}${query}${encodeHash(hash)}`;
}

/**
 * Percent-encodes a hash, because ids are plain text in articles. Decodes the hash first, so that
 * it is not encoded twice.
 */
function encodeHash(hash: string): string {
  return hash === "" ? "" : `#${encodeURIComponent(decodePath(hash.slice(1)))}`;
}

/**
 * Matches one candidate of a srcset: an address, which may contain commas, then optional white
 * space and a width or density.
 */
const candidate = /[\s,]*(\S*[^\s,])(?:\s+([^\s,]+))?\s*(?:,|$)/g;

/** Applies a function to every address in a `srcset`, and returns the new `srcset`. */
export function mapSrcset(srcset: string, map: (url: string) => string): string {
  return [...srcset.matchAll(candidate)]
    .map(([, url = "", descriptor]) => (descriptor === undefined ? map(url) : `${map(url)} ${descriptor}`))
    .join(", ");
}
