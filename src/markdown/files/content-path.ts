import { folderOf } from "../../content/files/content-file";
import { decodePath, dirname, resolveRelative } from "../../lib/paths";

/**
 * The address of a file that lies in static/, which is served at the root: `static/img/a.png` → `/img/a.png`.
 * @param file relative to the content folder
 * @returns null for any other file
 */
export function staticAddress(file: string | null): string | null {
  return file?.startsWith("static/") ? `/${encodeFile(file.slice("static/".length))}` : null;
}

/**
 * A file that an article names, as a path relative to the content folder.
 * @param fromDir folder of the article
 * @param written `./x.cpp`, `../img/%E5%9B%BE.png`, `/docs/x.mdx` and Docusaurus' `@site/docs/x.mdx` (both from the top)
 * @returns null where it leaves the content folder
 */
export function contentPath(fromDir: string, written: string): string | null {
  const path = decodePath(written)
    .replaceAll("\\", "/")
    .replace(/^@site\//, "/");
  return path.startsWith("/") ? resolveRelative("", path.slice(1)) : resolveRelative(fromDir, path);
}

/** An address without its query and its fragment. */
export const pathOf = (address: string) => address.replace(/[?#].*$/s, "");

/** An address on another site, or on this one with its scheme or host. */
export const isExternal = (address: string) => /^(?:https?:)?\/\//i.test(address);

/** Characters that would end the path, or that HTML would write as an entity. */
const reserved = /[%#?"'&<>\s]/g;

/** `content:docs/a.mdx#id`: a file of the content folder, whose route `linkArticle` fills in later. */
export function contentHref(file: string, hash = ""): string {
  return `content:${encodeFile(file)}${hash}`;
}

/** A file path as it stands in a placeholder; `decodeURIComponent` reads it. */
export function encodeFile(file: string): string {
  return file.replace(
    reserved,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`,
  );
}

/**
 * Address of the page that a link to a file leads to. `/cli/index.md` may mean a file of the content folder or, as in
 * Docusaurus, one of the folder of its kind, and so may `cli/index.md` where there is none beside the page.
 * @param file the one that is linked to, relative to the content folder
 * @param from the file with the link
 */
export function pageOfFile(file: string, from: string, pathByFile: ReadonlyMap<string, string>): string | undefined {
  const beside = `${dirname(from)}/`;
  const written = file.startsWith(beside) ? file.slice(beside.length) : file;
  return pathByFile.get(file) ?? pathByFile.get(`${folderOf(from)}/${written}`);
}
