import { markdownFilesIn } from "../../content/scan-content";
import { fileTimes } from "./file-times";

/** Type of the nodes that hold the commit time of a file. */
export const fileTimeType = "FileTime";

/** Stored fields of a `FileTime` node. */
export interface FileTimeFields {
  readonly file: string;
  /** Time of the last commit, ISO in UTC. */
  readonly last: string;
}

/**
 * Plans a node for every article with commits. A commit does not change a file, so Gatsby would not rebuild a page that shows
 * the commit's time. The nodes make exactly those pages stale whose own time has changed.
 * @param dir absolute path of the content folder
 * @param folders top folders whose files become pages
 * @returns fields of the nodes; empty outside a repository
 */
export function fileTimeNodes(dir: string, folders: readonly string[]): FileTimeFields[] {
  const times = fileTimes(dir);
  if (times.size === 0) return [];
  return markdownFilesIn(dir, folders).flatMap((file) => {
    const last = times.get(file)?.last;
    return last === undefined ? [] : [{ file, last }];
  });
}
