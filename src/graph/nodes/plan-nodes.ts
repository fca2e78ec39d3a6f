import { existsSync, readdirSync } from "node:fs";
import { site } from "../../config/site";
import { folderOf } from "../../content/content-file";
import { readMarkdown } from "../../content/read-markdown";
import { readTextFile } from "../../content/read-text";
import { relativeFile } from "../../content/scan-content";
import type { NodePlan } from "../../kinds/kind";
import { contentKinds, dataFiles } from "../../kinds/registry";
import type { Diagnostic } from "../../lib/diagnostic";
import { fileTimes } from "../git/file-times";

/**
 * Plans the nodes of a Markdown file: one of its kind, and one for each diagnostic.
 * @param file path relative to the content folder
 * @param openingTitle renders the text to find its title; called only for a file without a `title`
 */
export async function planMarkdown(
  file: string,
  contentDir: string,
  openingTitle: (file: string) => Promise<string | null>,
): Promise<NodePlan[]> {
  const kind = contentKinds.find(({ folder }) => folder === folderOf(file));
  if (!kind) return [];
  const { data, body, lineOf, diagnostics: unreadable } = readMarkdown(contentDir, file);
  if (unreadable.some(({ severity }) => severity === "error")) return unreadable.map(planDiagnostic);
  const title = data["title"] === undefined ? await openingTitle(file) : null;
  const { fields, diagnostics } = kind.check(
    { file, data, body, lineOf, openingTitle: title },
    { site, firstCommit: () => fileTimes(contentDir).get(file)?.first ?? null },
  );
  return [
    ...[...unreadable, ...diagnostics].map(planDiagnostic),
    ...(fields === null ? [] : [{ type: kind.nodeType, name: "content", fields: { kind: kind.folder, ...fields } }]),
  ];
}

/** Plans the nodes of a data file; empty for any other file. */
export function planData(absolutePath: string, contentDir: string): NodePlan[] {
  const file = relativeFile(contentDir, absolutePath);
  const dataFile = dataFiles.find((candidate) => candidate.matches(file));
  if (!dataFile) return [];
  const { text, diagnostics: unreadable } = readTextFile(absolutePath, file);
  const { nodes, diagnostics } = dataFile.read(text, file, { contentDir, site });
  return [...[...unreadable, ...diagnostics].map(planDiagnostic), ...nodes];
}

/**
 * Plans nodes for the data files that a content folder lacks.
 * @param pages its Markdown files, relative to it
 */
export function planDefaults(contentDir: string, pages: readonly string[]): NodePlan[] {
  const files = existsSync(contentDir) ? readdirSync(contentDir) : [];
  return dataFiles
    .filter((dataFile) => !files.some((file) => dataFile.matches(file)))
    .flatMap((dataFile) => dataFile.defaults?.(pages) ?? []);
}

function planDiagnostic(diagnostic: Diagnostic, index: number): NodePlan {
  return { type: "ContentDiagnostic", name: `diagnostic-${index}`, fields: diagnostic };
}
