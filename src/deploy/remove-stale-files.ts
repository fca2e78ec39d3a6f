import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../lib/node/files";
import { decodePath, routeKey } from "../lib/paths";
import { isFeedPath } from "../shared/feeds";
import { fragmentFile } from "../shared/fragment";
import { fileFolder, pdfFolder } from "../shared/site-files";

interface StaleOptions {
  /** The deployed folder, with files of this build and of earlier builds. */
  readonly publicDir: string;
  /** Folders whose files are copied unchanged into the deployed folder. */
  readonly staticDirs: readonly string[];
  /** Decoded addresses of pages, redirects and feeds, without the prefix. */
  readonly addresses: readonly string[];
  /** Addresses of the pages with a Markdown copy. */
  readonly markdownCopies: readonly string[];
  /** Gatsby's digests of the content files. */
  readonly contentDigests: ReadonlySet<string>;
}

/** Matches the files that a build writes into a page's folder. */
const ofPage = new RegExp(`^(?:(.+)/)?(?:index\\.(?:html|md)|${fragmentFile.replace(".", "\\.")})$`);

/**
 * Matches the files that Gatsby generates from a picture. Their folder is named by the picture's
 * digest.
 */
const ofPicture = /^static\/([\da-f]{32})\//;

/**
 * Removes files that earlier builds wrote for pages, feeds and pictures that no longer exist, and
 * attachments that no page refers to. A withdrawn page or picture must not stay online.
 */
export function removeStaleFiles(options: StaleOptions): void {
  const { publicDir, staticDirs, addresses, markdownCopies, contentDigests } = options;
  const pages = new Set(addresses.map(routeKey));
  const copies = new Set(markdownCopies.map(routeKey));
  const isStale = (file: string) => {
    if (staticDirs.some((dir) => existsSync(path.join(dir, file)))) return false;
    const [, digest] = ofPicture.exec(file) ?? [];
    if (digest !== undefined) return !contentDigests.has(digest);
    const address = addressOf(file);
    if (address === null) return false;
    return !(file.endsWith(".md") ? copies : pages).has(routeKey(address));
  };
  const files = filesBelow(publicDir);
  for (const file of [...files.filter(isStale), ...staleAttachments(publicDir, files)])
    rmSync(path.join(publicDir, file));
}

/** Returns the address of the page or feed that a file belongs to, or null for other files. */
function addressOf(file: string): string | null {
  if (isAttachment(file)) return null;
  const folder = ofPage.exec(file);
  if (folder) return `/${folder[1] ?? ""}`;
  if (isFeedPath(`/${file}`)) return `/${file}`;
  // Flat HTML files of an earlier build may be removed, because every build writes its pages' files
  // again. The slices below _gatsby belong to all pages, so they stay.
  return file.endsWith(".html") && !file.startsWith("_gatsby/") ? `/${file}` : null;
}

/**
 * Returns whether a file is an attachment of an article. An attachment may have any name, even one
 * like `index.html`.
 */
function isAttachment(file: string): boolean {
  return [fileFolder, pdfFolder].some((folder) => `/${file}`.startsWith(folder));
}

/** Returns the attachments that no page refers to. */
function staleAttachments(publicDir: string, files: readonly string[]): string[] {
  const published = files.filter(isAttachment);
  if (published.length === 0) return [];
  const named = new Set<string>();
  const address = new RegExp(`(?:${fileFolder}|${pdfFolder})[^"#?, ]+`, "g");
  for (const file of files.filter(
    (name) => name.endsWith(".html") && !isAttachment(name) && existsSync(path.join(publicDir, name)),
  )) {
    const page = readFileSync(path.join(publicDir, file), "utf8");
    // An address also ends at a space or a comma, which separate the addresses of a `srcset`.
    for (const [name] of page.matchAll(address)) named.add(decodePath(name).slice(1));
  }
  return published.filter((file) => !named.has(file));
}
