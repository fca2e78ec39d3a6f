import { markdownFilesIn } from "../../content/scan-content";
import { fileTimes } from "./file-times";

/** Type of the nodes that say when a file was committed. */
export const fileTimeType = "FileTime";

/** What a `FileTime` node stores. */
export interface FileTimeFields {
  readonly file: string;
  /** Time of the last commit, ISO in UTC. */
  readonly last: string;
}

/**
 * A node for every article that git knows. A commit changes no file, so a page which shows its time would not be built
 * again; by way of these nodes, those pages are whose own time has changed.
 * @param dir absolute path of the content folder
 * @param folders the folders in it whose files become pages
 * @returns fields of the nodes; none outside a repository
 */
export function fileTimeNodes(dir: string, folders: readonly string[]): FileTimeFields[] {
  const times = fileTimes(dir);
  if (times.size === 0) return [];
  return markdownFilesIn(dir, folders).flatMap((file) => {
    const last = times.get(file)?.last;
    return last === undefined ? [] : [{ file, last }];
  });
}
