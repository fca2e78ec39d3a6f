import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { unescapeHtml } from "../../../src/lib/escape-html";
import { filesBelow } from "../../../src/lib/node/files";
import { decodePath, joinPath, withoutBase } from "../../../src/lib/paths";
import { compareMessages } from "../messages/messages";

/** A page of the old site. */
interface OldPage {
  /** Decoded and without the base path, such as `/guide/a` or `/guide/`. */
  readonly address: string;
  /** Ids of the page's headings. In `Comparison.lacking`, only those that the new page lacks. */
  readonly ids: readonly string[];
}

export interface Comparison {
  readonly pages: number;
  readonly ids: number;
  /** Addresses that do not exist on the new site. */
  readonly missing: readonly string[];
  /** Pages that exist but lack heading ids, with the missing ids. */
  readonly lacking: readonly OldPage[];
}

/**
 * Looks up the addresses of an old site on a new one, and if `old` is a folder, the ids of headings
 * below the title, too.
 * @param old sitemap.xml of the old site, or its build folder
 * @param folder build folder of the new site
 * @param baseUrl base path of the new site, such as `/` or `/notes/`
 * @throws Error with a user-facing message if `old` does not exist or lists no pages, or if
 * `folder` has no home page
 */
export function compareSites(old: string, folder: string, baseUrl: string): Comparison {
  if (!existsSync(old)) throw new Error(compareMessages.noOld(old));
  const pages = statSync(old).isDirectory() ? builtPages(old) : listedPages(old, baseUrl);
  if (pages.length === 0) throw new Error(compareMessages.noPages(old));
  if (!existsSync(path.join(folder, "index.html"))) throw new Error(compareMessages.noPages(folder));
  const found = pages.map((page) => ({ ...page, file: fileAt(folder, page.address) }));
  const lacking = found.flatMap(({ address, ids, file }) => {
    if (file === null || ids.length === 0) return [];
    const there = new Set(idsIn(pageBehind(file, folder, baseUrl)));
    return [{ address, ids: ids.filter((id) => !there.has(id)) }];
  });
  return {
    pages: pages.length,
    ids: pages.reduce((sum, { ids }) => sum + ids.length, 0),
    missing: found.filter(({ file }) => file === null).map(({ address }) => address),
    lacking: lacking.filter(({ ids }) => ids.length > 0),
  };
}

/**
 * Lists the pages and XML files, such as feeds, in a built site's folder. Leaves out the 404 page.
 */
function builtPages(folder: string): OldPage[] {
  const files = filesBelow(folder).filter(
    (file) => /\.(?:html|xml)$/.test(file) && !/(?:^|\/)404(?:\/index)?\.html$/.test(file),
  );
  return files.map((file) => ({
    address: joinPath(file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")),
    // Skips the title's id. The title is at the top, where browsers also go for an unknown hash.
    ids: file.endsWith(".html") ? idsIn(readFileSync(path.join(folder, file), "utf8"), "h[2-6]") : [],
  }));
}

/** Lists the pages in a sitemap. https://www.sitemaps.org/protocol.html */
function listedPages(sitemap: string, baseUrl: string): OldPage[] {
  return [...readFileSync(sitemap, "utf8").matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].flatMap(([, loc = ""]) => {
    const address = decodePath(URL.parse(unescapeHtml(loc))?.pathname ?? "");
    const inside = withoutBase(address, baseUrl) ?? address;
    return address === "" || /sitemap[^/]*\.xml$/.test(address) ? [] : [{ address: inside, ids: [] }];
  });
}

/**
 * Finds the file that a static host serves for an address; null if there is none. Without a
 * trailing slash, an address may be a file or a folder.
 */
function fileAt(folder: string, address: string): string | null {
  const place = path.join(folder, address);
  const files = address.endsWith("/")
    ? [path.join(place, "index.html")]
    : [place, `${place}.html`, path.join(place, "index.html")];
  return files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile()) ?? null;
}

/** Returns a page's text, or the text of the page that it redirects to. */
function pageBehind(file: string, folder: string, baseUrl: string): string {
  const text = readFileSync(file, "utf8");
  const [, to] = /<meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(text) ?? [];
  const next = to === undefined ? null : fileAt(folder, withoutBase(decodePath(unescapeHtml(to)), baseUrl) ?? "");
  return next === null ? text : readFileSync(next, "utf8");
}

/**
 * Returns the ids of elements in a page.
 * @param name pattern of the element names
 */
function idsIn(html: string, name = "[a-z][a-z\\d-]*"): string[] {
  const tags = html.matchAll(new RegExp(`<${name}\\s(?:[^>]*?\\s)?id=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "gi"));
  return [...new Set([...tags].flatMap(([, ...written]) => unescapeHtml(written.find((id) => id) ?? "") || []))];
}
