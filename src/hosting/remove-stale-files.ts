import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileFolder, textFolder } from "../contract/published-files";
import { filesBelow } from "../lib/node/files-below";
import { decodePath, routeKey } from "../lib/paths";

interface DropOptions {
  /** The folder that is deployed, with what this build wrote and what former ones left. */
  readonly publicDir: string;
  /** Files that an author put there as they are. */
  readonly staticDir: string;
  /** Addresses at which something stands, decoded, without the prefix: pages and aliases. */
  readonly addresses: readonly string[];
  /** Those among them that have a copy in Markdown. */
  readonly copied: readonly string[];
}

const pageData = /^page-data\/(.+)\/page-data\.json$/;

/**
 * Removes what former builds left of pages that are no longer there: what was withdrawn, a text or a file that it linked
 * to, must not go on being deployed. Gatsby removes a page and its data itself, but not the files beside it, and nothing at all when its cache has
 * been thrown away in between.
 * @returns how many files went
 */
export function dropFormerPages({ publicDir, staticDir, addresses, copied }: DropOptions): number {
  const pages = new Set(addresses.map(routeKey));
  const copies = new Set(copied.map(routeKey));
  const isFormer = (file: string) => {
    const address = addressOf(file);
    if (address === null || existsSync(path.join(staticDir, file))) return false;
    return !(file.endsWith(".md") ? copies : pages).has(routeKey(address));
  };
  const files = filesBelow(publicDir);
  const pageFiles = files.filter(isFormer);
  for (const file of pageFiles) rmSync(path.join(publicDir, file));
  const texts = formerTexts(publicDir, files);
  for (const file of texts) rmSync(path.join(publicDir, file));
  const attachments = formerFiles(publicDir);
  for (const file of attachments) rmSync(path.join(publicDir, file));
  return pageFiles.length + texts.length + attachments.length;
}

/** The page that a file belongs to, from its place; null where it belongs to none. */
function addressOf(file: string): string | null {
  const data = pageData.exec(file)?.[1];
  if (data !== undefined) return data === "index" ? "/" : `/${data}`;
  const folder = /^(?:(.+)\/)?index\.(?:html|md)$/.exec(file);
  return folder && `/${folder[1] ?? ""}`;
}

/** Texts that no page's data names: an article's file is called by its content, so each change leaves one behind. */
function formerTexts(publicDir: string, files: readonly string[]): string[] {
  const folder = textFolder.slice(1);
  const name = new RegExp(`"/(${folder}[0-9a-f]+\\.json)"`, "g");
  const named = new Set<string>();
  for (const file of files.filter((file) => pageData.test(file))) {
    const data = path.join(publicDir, file);
    if (!existsSync(data)) continue;
    for (const [, text = ""] of readFileSync(data, "utf8").matchAll(name)) named.add(text);
  }
  return files.filter((file) => file.startsWith(folder) && file.endsWith(".json") && !named.has(file));
}

/** Published files that no text names. */
function formerFiles(publicDir: string): string[] {
  const folder = fileFolder.slice(1);
  const published = filesBelow(path.join(publicDir, folder));
  if (published.length === 0) return [];
  const named = new Set<string>();
  for (const file of filesBelow(path.join(publicDir, textFolder)).filter((name) => name.endsWith(".json"))) {
    const text = readFileSync(path.join(publicDir, textFolder, file), "utf8");
    for (const [, name = ""] of text.matchAll(new RegExp(`${fileFolder}([^\\\\"#?]+)`, "g")))
      named.add(decodePath(name));
  }
  return published.filter((file) => !named.has(file.replace(/\.br$/, ""))).map((file) => `${folder}${file}`);
}
