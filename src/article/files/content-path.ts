import { decodePath, resolveRelative } from "../../lib/paths";
import { encodeFile } from "./content-href";

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
