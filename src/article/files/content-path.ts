import { decodePath, resolveRelative } from "../../lib/paths";

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
