import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import type { InlineHashes } from "../../hosting/content-policy";
import { inlineHashes, joinHashes } from "../../hosting/inline-hashes";
import { fileStamp } from "../../lib/node/file-stamp";
import { filesBelow } from "../../lib/node/files-below";
import { moveFile, type PageFolders } from "./gatsby-pages";
import type { PageStep } from "./page-steps";

interface FinishOptions {
  readonly folders: PageFolders;
  readonly steps: readonly PageStep[];
  /** Says what the steps do: pages that were finished by another version of them are finished again. */
  readonly version: string;
  /** Where the next build reads what this one finished. */
  readonly recordFile: string;
  /** Told of each page that is new, by its path relative to the folder. */
  readonly onFinished?: (file: string) => void;
}

/** How a page was finished. */
interface Finished {
  /** Of the page as Gatsby wrote it. */
  readonly stamp: string;
  readonly hashes: InlineHashes;
}

interface FinishRecord {
  readonly version: string;
  readonly pages: Readonly<Record<string, Finished>>;
}

/**
 * Takes every HTML file of the site, redirect pages and the 404 page too, through the steps. A page that Gatsby left as
 * it was comes back as the last build finished it. A thousand pages take about two seconds, in which files are compressed
 * in other threads: after each page the next one can be handed to them.
 * @returns the hashes of all inline code of the site, for the header that all pages share, and how many pages were new
 */
export async function finishPages({ folders, steps, version, recordFile, onFinished }: FinishOptions) {
  const { publicDir } = folders;
  const record = readRecord(recordFile);
  const before = record?.version === version ? record.pages : {};
  // Below _gatsby there are pieces that Gatsby puts into pages in its next build.
  const files = filesBelow(publicDir).filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"));
  const pages: Record<string, Finished> = {};
  let anew = 0;
  for (const file of files) {
    const { stamp } = fileStamp(path.join(publicDir, file));
    const known = before[file]?.stamp === stamp ? before[file] : undefined;
    if (known && takeFinished(folders, file)) pages[file] = known;
    else {
      pages[file] = { stamp, hashes: finish(folders, file, steps) };
      anew += 1;
      onFinished?.(file);
      await setImmediate();
    }
  }
  for (const file of Object.keys(record?.pages ?? {})) {
    if (!(file in pages)) rmSync(path.join(folders.finishedDir, file), { force: true });
  }
  mkdirSync(path.dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, JSON.stringify({ version, pages } satisfies FinishRecord));
  return { hashes: joinHashes(Object.values(pages).map(({ hashes }) => hashes)), anew };
}

function readRecord(file: string): FinishRecord | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Puts the last build's page back, if it is there. */
function takeFinished({ publicDir, gatsbyDir, finishedDir }: PageFolders, file: string): boolean {
  const finished = path.join(finishedDir, file);
  if (!existsSync(finished)) return false;
  const page = path.join(publicDir, file);
  moveFile(page, path.join(gatsbyDir, file));
  moveFile(finished, page);
  return true;
}

function finish({ publicDir, gatsbyDir }: PageFolders, file: string, steps: readonly PageStep[]): InlineHashes {
  const page = path.join(publicDir, file);
  const html = steps.reduce((result, step) => step(result), readFileSync(page, "utf8"));
  moveFile(page, path.join(gatsbyDir, file));
  writeFileSync(page, html);
  return inlineHashes(html);
}
