import { folderOf } from "../../content/content-file";
import { dirname } from "../../lib/paths";

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
