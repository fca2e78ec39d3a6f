import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileFolder, textFolder } from "../../contract/published-files";
import { filesBelow } from "../../lib/node/files-below";
import { decodePath, routeKey } from "../../lib/paths";

interface StaleOptions {
  /** The deployed folder, with the files of this build and of earlier ones. */
  readonly publicDir: string;
  /** Folders with files that are copied there as they are. */
  readonly staticDirs: readonly string[];
  /** Addresses of pages and aliases, decoded, without the prefix. */
  readonly addresses: readonly string[];
  /** Those among them that have a Markdown copy. */
  readonly markdownCopies: readonly string[];
}

/** Where Gatsby 5 writes a page's data. */
const pageData = /^page-data\/(.+)\/page-data\.json$/;

/**
 * Removes what earlier builds wrote for pages that no longer exist: a text that was withdrawn, or a file that only it
 * linked to, must not stay online. Gatsby itself removes such a page and its data, but not the files beside it, and none
 * at all when its cache has been deleted in between.
 * @returns how many files were removed
 */
export function removeStaleFiles({ publicDir, staticDirs, addresses, markdownCopies }: StaleOptions): number {
  const pages = new Set(addresses.map(routeKey));
  const copies = new Set(markdownCopies.map(routeKey));
  const isStale = (file: string) => {
    const address = addressOf(file);
    if (address === null || staticDirs.some((dir) => existsSync(path.join(dir, file)))) return false;
    return !(file.endsWith(".md") ? copies : pages).has(routeKey(address));
  };
  const files = filesBelow(publicDir);
  const pageFiles = files.filter(isStale);
  for (const file of pageFiles) rmSync(path.join(publicDir, file));
  const texts = staleTexts(publicDir, files);
  for (const file of texts) rmSync(path.join(publicDir, file));
  const attachments = staleAttachments(publicDir);
  for (const file of attachments) rmSync(path.join(publicDir, file));
  return pageFiles.length + texts.length + attachments.length;
}

/** Address of the page that a file belongs to by its path; null where it belongs to none. */
function addressOf(file: string): string | null {
  const data = pageData.exec(file)?.[1];
  if (data !== undefined) return data === "index" ? "/" : `/${data}`;
  const folder = /^(?:(.+)\/)?index\.(?:html|md)$/.exec(file);
  if (folder) return `/${folder[1] ?? ""}`;
  // Pages are flat files only after this step. Slices below _gatsby belong to all pages.
  return file.endsWith(".html") && !file.startsWith("_gatsby/") ? `/${file}` : null;
}

/** Texts that no page's data names. A text's file is named by its content, so each change leaves the one before. */
function staleTexts(publicDir: string, files: readonly string[]): string[] {
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

/** Files for downloading that no text names. */
function staleAttachments(publicDir: string): string[] {
  const folder = fileFolder.slice(1);
  const published = filesBelow(path.join(publicDir, folder));
  if (published.length === 0) return [];
  const named = new Set<string>();
  for (const file of filesBelow(path.join(publicDir, textFolder)).filter((name) => name.endsWith(".json"))) {
    const text = readFileSync(path.join(publicDir, textFolder, file), "utf8");
    // Ends at a blank or a comma too, which stand between the addresses of a `srcset`.
    for (const [, name = ""] of text.matchAll(new RegExp(`${fileFolder}([^\\\\"#?, ]+)`, "g")))
      named.add(decodePath(name));
  }
  return published.filter((file) => !named.has(file.replace(/\.br$/, ""))).map((file) => `${folder}${file}`);
}
