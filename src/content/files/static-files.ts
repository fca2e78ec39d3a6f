import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { fileMessages } from "../../config/messages";
import { contentDir } from "../../config/read-site";
import { type Diagnostic, warning } from "../../lib/diagnostic";
import { filesBelow, writeChanged } from "../../lib/node/files";
import { routeKey } from "../../lib/paths";

/** Returns the path of `static` in the content folder. Its files are deployed with the content. */
const ownFolder = () => path.join(contentDir(), "static");

/**
 * Returns all folders whose files are served unchanged at the root: `static` in the content folder,
 * and the project's `static`, which Gatsby copies. The project's `static` is left out if the
 * content folder is not the project's `content`.
 */
export function staticDirs(): string[] {
  return [ownFolder(), ...(isElsewhere() ? [] : [path.resolve("static")])];
}

function isElsewhere(): boolean {
  return contentDir() !== path.resolve("content");
}

/**
 * Returns the absolute path of the file that is served at a decoded address, such as `/img/a.png`;
 * null if there is none.
 */
export function staticFile(address: string): string | null {
  const files = staticDirs().flatMap((dir) => {
    const file = path.join(dir, address);
    return file.startsWith(dir + path.sep) ? file : [];
  });
  return files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile()) ?? null;
}

/**
 * Returns the ids of the areas for which `/areas/<id>.svg` exists. The id of a drawing in a
 * subfolder contains the subfolder: `old/net`.
 */
export function areaDrawings(): string[] {
  const files = staticDirs().flatMap((dir) => filesBelow(path.join(dir, "areas")));
  return files.filter((file) => file.endsWith(".svg")).map((file) => file.slice(0, -".svg".length));
}

/**
 * Returns a predicate for files of static/ that the build writes itself: the hosts' `_headers` and
 * `_redirects`, `404.html`, and pages. An owner's file in place of a page would get the headers of
 * the page but not its Content Security Policy.
 */
function writtenWith(pagePaths: readonly string[]): (file: string) => boolean {
  const routes = new Set(pagePaths.map(routeKey));
  const isPage = (file: string) => routes.has(routeKey(`/${file.replace(/(?:(?:^|\/)index)?\.html$/, "")}`));
  return (file) => /^(?:_headers|_redirects|404\.html)$/.test(file) || (file.endsWith(".html") && isPage(file));
}

/** Reports the owner's files in static/ whose paths the build uses for its own files. */
export function staticDiagnostics(pagePaths: readonly string[]): Diagnostic[] {
  return staticDirs()
    .flatMap(filesBelow)
    .filter(writtenWith(pagePaths))
    .map((file) => {
      const { staticPage, writtenByBuild } = fileMessages;
      return warning({ file: `static/${file}` }, file.endsWith(".html") ? staticPage : writtenByBuild);
    });
}

/**
 * Copies changed files from `static` in the content folder to the public folder, and removes
 * earlier copies of files that no longer exist. Also removes the copies that Gatsby made of the
 * project's `static`, if the content is that of another owner.
 * @param list the file that lists the copies
 */
export function copyStaticFiles(publicDir: string, list: string, pagePaths: readonly string[]): void {
  const isWritten = writtenWith(pagePaths);
  const isServed = (file: string) => !/(?:^|\/)\.DS_Store$/.test(file) && !isWritten(file);
  const files = filesBelow(ownFolder()).filter(isServed);
  if (isElsewhere()) removeCopies(publicDir, path.resolve("static"));
  for (const file of files) copyIfChanged(path.join(ownFolder(), file), path.join(publicDir, file));
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as string[]) : [];
  for (const file of before) {
    if (!files.includes(file) && !isWritten(file)) rmSync(path.join(publicDir, file), { force: true });
  }
  writeChanged(list, JSON.stringify(files));
}

/** Removes the files that have the same path and the same content in another folder. */
function removeCopies(publicDir: string, from: string): void {
  for (const file of filesBelow(from)) {
    const copy = path.join(publicDir, file);
    if (existsSync(copy) && readFileSync(copy).equals(readFileSync(path.join(from, file)))) rmSync(copy);
  }
}

function copyIfChanged(from: string, to: string): void {
  const [source, target] = [statSync(from), statSync(to, { throwIfNoEntry: false })];
  if (target?.size === source.size && target.mtimeMs >= source.mtimeMs) return;
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}
