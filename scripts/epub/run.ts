// npm run epub -- <area>: writes all notes of an area as a book, <area>.epub.
// Reads them from the area's print page in the last build.
import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { site } from "../../src/config/site";
import { filesBelow } from "../../src/lib/node/files";
import type { Given } from "../given";
import { epubFiles } from "./epub";
import { zip } from "./zip";

/**
 * Writes the book.
 * @throws Error with a user-facing message for an area without a print page
 */
export function run({ positionals: [area = ""], words: { epub: words }, calledFrom }: Given): void {
  const folder = `public/${site.docs.routeBasePath}/`;
  const files = filesBelow(folder).map(
    (file) => [/^([^/]+)\/print(?:\/index)?\.html$/.exec(file)?.[1] ?? "", folder + file] as const,
  );
  const pages = new Map(files.filter(([name]) => name !== ""));
  const page = pages.get(area);
  if (page === undefined) throw new Error(words.noArea(area, [...pages.keys()]));
  const read = (file: string) => readFileSync(`public/${file}`);
  const book = epubFiles(readFileSync(page, "utf8"), read, statSync(page).mtime);
  writeFileSync(path.join(calledFrom, `${area}.epub`), zip(book));
  console.log(words.done(`${area}.epub`));
}
