import { createHash } from "node:crypto";
import type { InlineHashes } from "./content-policy";

/**
 * Hashes of the scripts and styles that stand in a page's HTML. Data (`application/ld+json`) is never run and needs none.
 * Articles hold neither: the pipeline drops them, so what is found here is the site's own.
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

/** Texts of all elements of a kind. Pages are long and such elements few, so this looks for them and for nothing else. */
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

/** The same few texts stand in every page. */
const known = new Map<string, string>();

function hash(content: string): string {
  const value = known.get(content) ?? `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
  known.set(content, value);
  return value;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
