import { createHash } from "node:crypto";
import type { InlineHashes } from "./content-policy";

/**
 * Hashes of the inline scripts and styles of a page. Data (`application/ld+json`) never runs and needs none.
 * @param html a page without its authors' texts, so that what is found is the site's own
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts = contents(html, "script", (attributes) => !/\ssrc=/.test(attributes) && isCode(attributes));
  return { scripts: unique(scripts.map(hash)), styles: unique(contents(html, "style", () => true).map(hash)) };
}

/** All hashes of many pages, each once, in a stable order. */
export function joinHashes(all: readonly InlineHashes[]): InlineHashes {
  return {
    scripts: unique(all.flatMap(({ scripts }) => scripts)).sort(),
    styles: unique(all.flatMap(({ styles }) => styles)).sort(),
  };
}

/** Contents of all elements of a tag, without parsing the rest: pages are long, and such elements few. */
function contents(html: string, tag: string, wanted: (attributes: string) => boolean): string[] {
  const found: string[] = [];
  const end = `</${tag}>`;
  for (let at = html.indexOf(`<${tag}`); at >= 0; at = html.indexOf(`<${tag}`, at + 1)) {
    const open = html.indexOf(">", at);
    const close = html.indexOf(end, open);
    if (open < 0 || close < 0) break;
    if (wanted(html.slice(at + tag.length + 1, open))) found.push(html.slice(open + 1, close));
    at = close;
  }
  return found;
}

function isCode(attributes: string): boolean {
  const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? "";
  return type === "" || type === "module" || /javascript$/.test(type);
}

/** Every page has the same few. */
const known = new Map<string, string>();

function hash(content: string): string {
  const value = known.get(content) ?? `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
  known.set(content, value);
  return value;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
