import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import type { InlineHashes } from "../../hosting/content-policy";
import { joinHashes } from "../../hosting/inline-hashes";
import { fileStamp } from "../../lib/node/file-stamp";
import { filesBelow } from "../../lib/node/files-below";
import { moveFile, type PageFolders } from "./gatsby-pages";
import type { PageTransform } from "./page-transform";

interface FinalizeOptions {
  readonly folders: PageFolders;
  readonly transform: PageTransform;
  /** Digest of what the transform does: pages that another version of it has written are transformed again. */
  readonly version: string;
  /** What this build leaves for the next one. */
  readonly recordFile: string;
  /** Where the finalized page is deployed, by the file that Gatsby wrote. */
  readonly deployedFile: (file: string) => string;
  /** Called with each page that was transformed, as a path below the deployed folder. */
  readonly onTransformed?: (file: string) => void;
}

interface FinalizedPage {
  /** Of the page as Gatsby wrote it. */
  readonly stamp: string;
  readonly hashes: InlineHashes;
}

interface FinalizeRecord {
  readonly version: string;
  readonly pages: Readonly<Record<string, FinalizedPage>>;
}

/**
 * Transforms every HTML file of the site, redirect pages and the 404 page too. Where Gatsby has left a page as it was, the
 * last build's result is taken. A thousand pages take about two seconds; after each one, other threads that compress
 * files can be handed it.
 * @returns the hashes of all inline code of the site, for the header that all pages share, and how many pages were
 * transformed
 * @throws PatchError where a patch does not fit a page
 */
export async function finalizePages(options: FinalizeOptions) {
  const { folders, transform, version, recordFile, deployedFile, onTransformed } = options;
  const { publicDir } = folders;
  const record = readRecord(recordFile);
  const known = record?.version === version ? record.pages : {};
  // Below _gatsby are slices, which Gatsby puts into pages in its next build.
  const files = filesBelow(publicDir).filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"));
  const pages: Record<string, FinalizedPage> = {};
  let transformed = 0;
  for (const file of files) {
    const { stamp } = fileStamp(path.join(publicDir, file));
    const unchanged = known[file]?.stamp === stamp ? known[file] : undefined;
    const deployed = deployedFile(file);
    if (unchanged && takeFinalized(folders, file, deployed)) pages[file] = unchanged;
    else {
      pages[file] = { stamp, hashes: transformPage(folders, file, deployed, transform) };
      transformed += 1;
      onTransformed?.(deployed);
      await setImmediate();
    }
  }
  for (const file of Object.keys(record?.pages ?? {})) {
    if (!(file in pages)) rmSync(path.join(folders.finalizedDir, file), { force: true });
  }
  mkdirSync(path.dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, JSON.stringify({ version, pages } satisfies FinalizeRecord));
  return { hashes: joinHashes(Object.values(pages).map(({ hashes }) => hashes)), transformed };
}

function readRecord(file: string): FinalizeRecord | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Takes the last build's result for a page, if it is there. */
function takeFinalized({ publicDir, gatsbyDir, finalizedDir }: PageFolders, file: string, deployed: string): boolean {
  const finalized = path.join(finalizedDir, file);
  if (!existsSync(finalized)) return false;
  moveFile(path.join(publicDir, file), path.join(gatsbyDir, file));
  moveFile(finalized, path.join(publicDir, deployed));
  return true;
}

function transformPage(folders: PageFolders, file: string, deployed: string, transform: PageTransform): InlineHashes {
  const { publicDir, gatsbyDir } = folders;
  const page = path.join(publicDir, file);
  const { html, hashes } = transform(readFileSync(page, "utf8"), file);
  moveFile(page, path.join(gatsbyDir, file));
  writeFileSync(path.join(publicDir, deployed), html);
  return hashes;
}
