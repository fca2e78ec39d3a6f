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

function contents(html: string, tag: string, wanted: (attributes: string) => boolean): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, "g"));
  return [...elements].flatMap(([, attributes = "", content = ""]) => (wanted(attributes) ? [content] : []));
}

function isCode(attributes: string): boolean {
  const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? "";
  return type === "" || type === "module" || /javascript$/.test(type);
}

function hash(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
