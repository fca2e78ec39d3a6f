import { dirname } from "../../shared/paths";
import { contentPath } from "./content-path";

const include = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?:`{3,}|~{3,})[^\n]*?[ \t]file=(?:"([^"\n]*)"|'([^'\n]*)')/gm;

/**
 * Files that an article's fences include by `file="…"`, so that a cache can add their digests to its key.
 * @param file the article, relative to the content folder; without it paths are as if it stood at the top
 * @returns paths relative to the content folder, each once
 */
export function dependenciesOf(body: string, file = ""): string[] {
  const written = [...body.matchAll(include)].map(([, double, single]) => double ?? single ?? "");
  const files = written.map((path) => contentPath(dirname(file), path)).filter((path) => path !== null);
  return [...new Set(files)];
}
