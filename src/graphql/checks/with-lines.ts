import { existsSync } from "node:fs";
import path from "node:path";
import { parseYaml, readTextFile } from "../../config/read-file";
import { readMarkdown } from "../../content/files/read-markdown";
import { dataFiles } from "../../content/registry";
import type { Diagnostic } from "../../lib/diagnostic";

type LineOf = (field: string) => number | undefined;

/**
 * Adds the missing line to each diagnostic about a field, because checks that compare several files
 * know only the names of the fields. Also replaces the path of a data file with the path at which
 * the file exists.
 */
export function withLines(diagnostics: readonly Diagnostic[], contentDir: string): Diagnostic[] {
  const known = new Map<string, LineOf>();
  return diagnostics.map((diagnostic) => {
    const { field, line } = diagnostic;
    if (field === undefined || line !== undefined) return diagnostic;
    const file = placeOf(diagnostic.file, contentDir);
    const lineOf = known.get(file) ?? linesOf(file, contentDir);
    known.set(file, lineOf);
    return { ...diagnostic, file, line: lineOf(field) };
  });
}

/** Returns the path at which a data file exists, such as `blog/authors.yml` for `authors.yml`. */
function placeOf(file: string, contentDir: string): string {
  const places = dataFiles.find((dataFile) => dataFile.places.includes(file))?.places ?? [];
  return places.find((place) => existsSync(path.join(contentDir, place))) ?? file;
}

/**
 * Returns a function that returns the line of a field in a Markdown, YAML or JSON file. For other
 * and missing files, that function always returns undefined.
 */
function linesOf(file: string, contentDir: string): LineOf {
  const absolutePath = path.join(contentDir, file);
  if (!existsSync(absolutePath)) return () => undefined;
  if (/\.mdx?$/.test(file)) return readMarkdown(contentDir, file).lineOf;
  return /\.(?:ya?ml|json)$/.test(file)
    ? parseYaml(readTextFile(absolutePath, file).text, file).lineOf
    : () => undefined;
}
