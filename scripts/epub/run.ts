// npm run epub -- <area>: writes all notes of an area, as the last build has them on one page, as a book: <area>.epub.
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { site } from "../../src/config/site";
import { filesBelow } from "../../src/lib/node/files";
import { epubFiles } from "./epub";
import { zip } from "./zip";

const area = process.argv[3] ?? "";
const folder = `public/${site.docs.routeBasePath}/`;
const files = filesBelow(folder).map(
  (file) => [/^([^/]+)\/print(?:\/index)?\.html$/.exec(file)?.[1], folder + file] as const,
);
const pages = new Map(files.filter(([name]) => name !== undefined));
const page = pages.get(area);
if (page === undefined) {
  console.error(`没有分区“${area}”，有：${[...pages.keys()].join("、")}。先npm run build；超过200篇的没有。`);
  process.exit(1);
}
const read = (file: string) => readFileSync(`public/${file}`);
writeFileSync(`${area}.epub`, zip(epubFiles(readFileSync(page, "utf8"), read, statSync(page).mtime)));
