import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";

/** The metadata in a built page's head, for tests without a browser. */
export interface BuiltHead {
  /** Path relative to the deployed folder. */
  readonly file: string;
  readonly title: string;
  readonly canonical: string | undefined;
  readonly isIndexed: boolean;
  /** Maps `name` or `property` to `content`. */
  readonly meta: ReadonlyMap<string, string>;
  readonly links: readonly Readonly<Record<string, string>>[];
  readonly jsonLd: readonly Record<string, unknown>[];
}

/** Reads the heads of all pages of a build, except the redirect pages of aliases. */
export function builtHeads(publicDir: string): BuiltHead[] {
  return htmlFiles(publicDir)
    .map((file) => readHead(publicDir, file))
    .filter(({ meta }) => meta.has("og:title"));
}

/** Returns the paths of all HTML files, sorted. */
export function htmlFiles(publicDir: string): string[] {
  return readdirSync(publicDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(publicDir, path.join(entry.parentPath, entry.name)))
    .sort();
}

function readHead(publicDir: string, file: string): BuiltHead {
  const html = readFileSync(path.join(publicDir, file), "utf8");
  const tree = fromHtml(html.slice(0, html.indexOf("</head>"))) as Root;
  const meta = new Map<string, string>();
  const links: Record<string, string>[] = [];
  const jsonLd: Record<string, unknown>[] = [];
  let title = "";
  visit(tree, "element", (node: Element) => {
    const { tagName, properties = {}, children } = node;
    const text = children[0]?.type === "text" ? children[0].value : "";
    const name = properties["name"] ?? properties["property"];
    if (tagName === "title") title = text;
    if (tagName === "meta" && name !== undefined) meta.set(String(name), String(properties["content"]));
    if (tagName === "script" && properties["type"] === "application/ld+json") jsonLd.push(JSON.parse(text));
    if (tagName === "link") {
      links.push(Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, [value].flat().join(" ")])));
    }
  });
  return {
    file,
    title,
    meta,
    links,
    jsonLd,
    canonical: links.find(({ rel }) => rel === "canonical")?.["href"],
    isIndexed: !meta.get("robots")?.includes("noindex"),
  };
}
