import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";

export interface BuiltSite {
  readonly publicDir: string;
  /** Path prefix on the host, such as `/notes`, or "". */
  readonly prefix: string;
  /** Origin that the site was built for. */
  readonly url: string;
}

interface BuiltPage {
  /** Address on the host, not encoded. */
  readonly address: string;
  readonly ids: ReadonlySet<string>;
  readonly references: readonly string[];
}

/**
 * Checks every reference between built files, including anchors.
 * @returns the broken references, each with its file
 */
export function brokenReferences(site: BuiltSite): string[] {
  const files = filesIn(site.publicDir);
  const pages = new Map(files.filter((file) => file.endsWith(".html")).map((file) => [file, readPage(site, file)]));
  const complain = (from: string, base: string, reference: string) => {
    const fault = faultOf(site, pages, base, reference);
    return fault === null ? [] : [`${from}: ${reference} ${fault}`];
  };
  const fromPages = [...pages].flatMap(([file, { address, references }]) =>
    references.flatMap((reference) => complain(file, address, reference)),
  );
  const fromTexts = files
    // Skips the crawler's configuration, because its addresses are prefixes.
    .filter((file) => /\.(?:xml|json|txt|md|webmanifest)$/.test(file) && file !== "docsearch.json")
    .flatMap((file) => fullAddresses(site, file).flatMap((address) => complain(file, "/", address)));
  return [...new Set([...fromPages, ...fromTexts, ...brokenRedirects(site, complain)])];
}

/** Returns the addresses of all pages except the 404 page, as links write them. */
export function pageAddresses({ publicDir, prefix }: BuiltSite): string[] {
  return filesIn(publicDir)
    .filter((file) => file.endsWith("/index.html") || file === "index.html")
    .map((file) => encodeURI(`${prefix}/${file.replace(/\/?index\.html$/, "")}`))
    .filter((address) => !/\/404$/.test(address));
}

function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
}

function readPage({ publicDir, prefix }: BuiltSite, file: string): BuiltPage {
  const tree = fromHtml(readFileSync(path.join(publicDir, file), "utf8")) as Root;
  const ids = new Set<string>();
  const references: string[] = [];
  visit(tree, "element", (element: Element) => {
    const id = element.properties?.["id"];
    if (id !== undefined) ids.add(String(id));
    references.push(...referencesOf(element));
  });
  return { address: `${prefix}/${file.replace(/index\.html$/, "")}`, ids, references };
}

function referencesOf({ tagName, properties = {}, children }: Element): string[] {
  const text = (name: string) => (typeof properties[name] === "string" ? [properties[name]] : []);
  const plain = ["href", "src", "poster", "action", "data"].flatMap(text);
  const sets = ["srcSet", "imageSrcSet"].flatMap((name) => [properties[name] ?? []].flat()).map(String);
  const candidates = sets
    .flatMap((set) => set.split(/,\s+/))
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");
  const refresh = text("content").flatMap((content) => /^\d+;\s*url=(.+)$/i.exec(content)?.[1] ?? []);
  const social = /^og:(?:url|image)$/.test(String(properties["property"] ?? properties["name"]));
  const first = children[0];
  const css = tagName === "style" && first?.type === "text" ? first.value : "";
  const urls = [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url = ""]) => url);
  return [...plain, ...candidates, ...refresh, ...(social ? text("content") : []), ...urls];
}

/** Returns the site's full addresses in a feed, a sitemap or another text file. */
function fullAddresses({ publicDir, url }: BuiltSite, file: string): string[] {
  const text = readFileSync(path.join(publicDir, file), "utf8")
    .replace(/&(?:quot|#34|#x22|lt|gt|apos|#39|#x27);/gi, '"')
    .replaceAll("&amp;", "&");
  return [...text.matchAll(/https?:\/\/[^\s"'<>\\)\]}]+/g)]
    .map(([address]) => address)
    .filter((address) => address.startsWith(url));
}

function brokenRedirects(
  site: BuiltSite,
  complain: (from: string, base: string, reference: string) => string[],
): string[] {
  const file = path.join(site.publicDir, "_redirects");
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .flatMap((line) =>
      line
        .split(" ")
        .slice(0, 2)
        .flatMap((address) => complain("_redirects", "/", address)),
    );
}

function faultOf(
  { publicDir, prefix, url }: BuiltSite,
  pages: ReadonlyMap<string, BuiltPage>,
  base: string,
  reference: string,
): string | null {
  if (!URL.canParse(reference, `${url}${base}`)) return "is no address";
  const target = new URL(reference, `${url}${encodeURI(base)}`);
  if (target.origin !== url) return null;
  const pathname = decodeURIComponent(target.pathname);
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return `is outside ${prefix}`;
  const inside = pathname.slice(prefix.length).replace(/^\/|\/$/g, "");
  const file = [inside, path.posix.join(inside, "index.html")].find((name) => {
    const full = path.join(publicDir, name);
    return existsSync(full) && statSync(full).isFile();
  });
  if (file === undefined) return "is no file";
  const id = decodeURIComponent(target.hash.slice(1));
  const page = pages.get(file);
  return id === "" || page === undefined || page.ids.has(id) ? null : "has no such anchor";
}
