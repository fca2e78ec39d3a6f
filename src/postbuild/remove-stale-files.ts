import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isFeedPath } from "../contract/feeds";
import { fragmentFile } from "../contract/fragment";
import { fileFolder, pdfFolder } from "../contract/site-files";
import { filesBelow } from "../lib/node/files";
import { decodePath, routeKey } from "../lib/paths";

interface StaleOptions {
  /** The deployed folder, with the files of this build and of earlier ones. */
  readonly publicDir: string;
  /** Folders with files that are copied there as they are. */
  readonly staticDirs: readonly string[];
  /** Addresses of pages, aliases and feeds, decoded, without the prefix. */
  readonly addresses: readonly string[];
  /** Those among them that have a Markdown copy. */
  readonly markdownCopies: readonly string[];
}

/** Files that a build writes for a page, in its folder. */
const ofPage = new RegExp(`^(?:(.+)/)?(?:index\\.(?:html|md)|${fragmentFile.replace(".", "\\.")})$`);

/** Removes what earlier builds wrote for pages that no longer exist: a text that was withdrawn must not stay online. */
export function removeStaleFiles({ publicDir, staticDirs, addresses, markdownCopies }: StaleOptions): void {
  const pages = new Set(addresses.map(routeKey));
  const copies = new Set(markdownCopies.map(routeKey));
  const isStale = (file: string) => {
    const address = addressOf(file);
    if (address === null || staticDirs.some((dir) => existsSync(path.join(dir, file)))) return false;
    return !(file.endsWith(".md") ? copies : pages).has(routeKey(address));
  };
  const files = filesBelow(publicDir);
  for (const file of [...files.filter(isStale), ...staleAttachments(publicDir, files)])
    rmSync(path.join(publicDir, file));
}

/** Address of the page that a file belongs to by its path, or of a feed; null for other files. */
function addressOf(file: string): string | null {
  if (isAttachment(file)) return null;
  const folder = ofPage.exec(file);
  if (folder) return `/${folder[1] ?? ""}`;
  if (isFeedPath(`/${file}`)) return `/${file}`;
  // Flat files of pages are written anew by every build that has them. Slices below _gatsby belong to all pages.
  return file.endsWith(".html") && !file.startsWith("_gatsby/") ? `/${file}` : null;
}

/** Whether a file lies beside an article, and may have any name. */
function isAttachment(file: string): boolean {
  return [fileFolder, pdfFolder].some((folder) => `/${file}`.startsWith(folder));
}

/** Files for downloading that no page names. */
function staleAttachments(publicDir: string, files: readonly string[]): string[] {
  const published = files.filter(isAttachment);
  if (published.length === 0) return [];
  const named = new Set<string>();
  const address = new RegExp(`(?:${fileFolder}|${pdfFolder})[^"#?, ]+`, "g");
  for (const file of files.filter(
    (name) => name.endsWith(".html") && !isAttachment(name) && existsSync(path.join(publicDir, name)),
  )) {
    const page = readFileSync(path.join(publicDir, file), "utf8");
    // Ends at a blank or a comma too, which stand between the addresses of a `srcset`.
    for (const [name] of page.matchAll(address)) named.add(decodePath(name).slice(1));
  }
  return published.filter((file) => !named.has(file));
}
