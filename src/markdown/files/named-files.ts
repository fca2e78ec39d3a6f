import { readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Element } from "hast";
import { codeMessages, elementMessages, pictureMessages } from "../../config/messages";
import { site } from "../../config/site";
import { nearest } from "../../lib/nearest";
import { isReallyInside, nearestFile, pathOnDisk } from "../../lib/node/files";
import { decodePath, dirname, resolveRelative, topFolder } from "../../lib/paths";
import { type ArticleContext, reportBroken, reportError, reportWarning } from "../model/article-context";
import { findRegion, regionNames, withoutIndent, withoutMarks } from "./file-region";

/** A part of a file: a range of `lines` (`10-25`), or the `region` with a name. */
export interface FilePart {
  readonly lines?: string | undefined;
  readonly region?: string | undefined;
}

/**
 * Returns the text of an included file or of a part of the file. `lines` in the result is the range
 * of the part in the file. Returns null and reports an error if the file or the part cannot be
 * read.
 * @param form returns the author's syntax for a file, for messages
 */
export function includedFile(
  written: string,
  part: FilePart,
  line: number,
  context: ArticleContext,
  form = (name: string) => `file="${name}"`,
): { readonly text: string; readonly lines?: string | undefined } | null {
  const { contentDir } = context.source;
  const path = contentFile(written, context);
  if (path !== null) context.includes.add(path);
  const absolute = path === null ? null : join(contentDir, path);
  if (absolute === null || !isReallyInside(absolute, contentDir)) {
    reportError(context, line, codeMessages.outside(form(written), form("./code/x.cpp")));
    return null;
  }
  try {
    if (statSync(absolute).size > 1_000_000) throw new Error(codeMessages.tooLarge);
    const text = readFileSync(absolute, "utf8")
      .replace(/^\uFEFF/, "")
      .replace(/\r\n?/g, "\n");
    return partOf(text, part, written, line, context);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const meant = code === "ENOENT" ? nearestFile(absolute, written) : undefined;
    const wording =
      code === "ENOENT"
        ? codeMessages.missing(form(written), meant === undefined ? undefined : form(meant))
        : codeMessages.unreadable(form(written), message);
    reportError(context, line, wording);
    return null;
  }
}

/**
 * Returns the text of a part, or the whole text, as `includedFile` does. Removes region marks,
 * unless the part is a range of lines. If `region` and `lines` are both set, `region` counts.
 */
function partOf(text: string, { lines, region }: FilePart, name: string, line: number, context: ArticleContext) {
  if (region === undefined) {
    if (lines === undefined) return { text: withoutMarks(text) };
    const shown = linesOf(text, lines, name, line, context);
    return shown === null ? null : { text: shown, lines };
  }
  if (lines !== undefined) reportWarning(context, line, codeMessages.twoParts(lines, region));
  const found = findRegion(text, region);
  if (found?.last) {
    const { first, last } = found;
    const shown = text
      .split("\n")
      .slice(first - 1, last)
      .join("\n");
    return { text: withoutIndent(withoutMarks(shown)), lines: `${first}-${Math.max(first, last)}` };
  }
  const names = regionNames(text);
  const missing = codeMessages.noRegion(region, name, names, nearest(region, names));
  reportError(context, line, found ? codeMessages.openRegion(region, name) : missing);
  return null;
}

function linesOf(text: string, range: string, name: string, line: number, context: ArticleContext): string | null {
  const all = text.replace(/\n$/, "").split("\n");
  const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (from >= 1 && to >= from && to <= all.length) return all.slice(from - 1, to).join("\n");
  reportError(context, line, codeMessages.noLines(range, name, all.length));
  return null;
}

/**
 * Records a file that an article links to or plays, so that it is published.
 * @param address the address as the author wrote it
 */
export function attach(file: string, address: string, at: Element, context: ArticleContext): void {
  const named = decodePath(address);
  const absolutePath = join(context.source.contentDir, file);
  if (!isReallyInside(absolutePath, context.source.contentDir)) {
    reportError(context, at, elementMessages.outside(named));
    return;
  }
  context.attachments.add(file);
  reportUnpublishable(file, at, context);
  if (statSync(absolutePath, { throwIfNoEntry: false })?.isFile()) return;
  const meant = nearestFile(absolutePath, named);
  reportBroken(context, at, pictureMessages.noAttachment(named, meant && encodeFile(meant)));
}

/**
 * Matches names of files that the site writes into folders or that hosts read. An attachment with
 * such a name could replace the site's file or be read by the host.
 */
const siteNames = /^(?:fragment\.json|sw\.js|version\.json|index\.(?:html?|md)|404\.html|_headers|_redirects)$/i;

/**
 * Matches extensions of files that a browser runs when it opens them or when a page references
 * them.
 */
const executable = /\.(?:[cm]?js|css|[sx]?html?|xht|xml|xslt?|svgz?|mml|wasm|rss|atom|rdf|swf|hta|mht(?:ml)?)$/i;

/**
 * Reports a file that cannot be published under its name: one that the site uses, or, if
 * `content.trust` is `none`, one that a browser may run.
 */
export function reportUnpublishable(file: string, at: Element, context: ArticleContext): void {
  const name = basename(file);
  if (siteNames.test(name)) reportError(context, at, elementMessages.siteName(name));
  else if (site.content.trust === "none" && executable.test(name))
    reportError(context, at, elementMessages.untrustedFile(name));
}

/**
 * Returns the address of a file in static/, or null for any other file. The content of static/ is
 * served at the root: `static/a.png` → `/a.png`.
 */
export function staticAddress(file: string | null): string | null {
  return file?.startsWith("static/") ? `/${encodeFile(file.slice("static/".length))}` : null;
}

/**
 * Returns the path of a file that an article in `fromDir` names, relative to the content folder, or
 * null if it is outside.
 * @param address `./x.cpp`, `../img/%E5%9B%BE.png`, `/docs/x.mdx` and Docusaurus'
 * `@site/docs/x.mdx` (both from the content folder)
 */
export function contentPath(fromDir: string, address: string): string | null {
  const path = decodePath(address)
    .replaceAll("\\", "/")
    .replace(/^@site\//, "/");
  return path.startsWith("/") ? resolveRelative("", path.slice(1)) : resolveRelative(fromDir, path);
}

/**
 * Resolves an address in an article like `contentPath`, and returns the path as spelled on disk.
 * Returns null if it is outside the content folder.
 */
export function contentFile(address: string, { source }: ArticleContext): string | null {
  const path = contentPath(dirname(source.file), address);
  return path && pathOnDisk(source.contentDir, path);
}

/** Removes the query and the fragment from an address. */
export const pathOf = (address: string) => address.replace(/[?#].*$/s, "");

/**
 * Returns whether an address starts with `http://`, `https://` or `//`. The host may be this
 * site's.
 */
export const isExternal = (address: string) => /^(?:https?:)?\/\//i.test(address);

/**
 * Returns `content:docs/a.mdx#id`, the placeholder for a content file. `linkArticle` replaces it
 * with the route.
 */
export function contentHref(file: string, hash = ""): string {
  return `content:${encodeFile(file)}${hash}`;
}

/**
 * Encodes the characters of a file path that would end the path in a placeholder or need escaping
 * in HTML.
 */
export function encodeFile(file: string): string {
  return file.replace(/[%#?"&<>\s]/g, encodeURIComponent).replaceAll("'", "%27");
}

/**
 * Returns the path of the page to which a link from `from` to `file` leads, or undefined if there
 * is none. As in Docusaurus, `/cli/index.md` may also be relative to the top folder of the page,
 * such as `docs`. So may `cli/index.md` if the page's folder has no such file.
 */
export function pageOfFile(file: string, from: string, pathByFile: ReadonlyMap<string, string>): string | undefined {
  const [asWritten, inTopFolder] = filePlaces(file, from);
  return pathByFile.get(asWritten) ?? pathByFile.get(inTopFolder);
}

/**
 * Returns the two files to which a link from `from` to `file` may lead. `pageOfFile` tries both.
 */
export function filePlaces(file: string, from: string): [asWritten: string, inTopFolder: string] {
  const beside = `${dirname(from)}/`;
  const relative = file.startsWith(beside) ? file.slice(beside.length) : file;
  return [file, `${topFolder(from)}/${relative}`];
}
