import { existsSync } from "node:fs";
import path from "node:path";
import { fileTimes } from "../../assets/git/file-times";
import { fileMessages } from "../../config/messages";
import { readTextFile } from "../../config/read-file";
import { site } from "../../config/site";
import { readMarkdown } from "../../content/files/read-markdown";
import { isPage, relativeFile } from "../../content/files/scan-content";
import type { NodePlan } from "../../content/kind";
import { pages } from "../../content/pages/pages-kind";
import { contentKinds, dataFiles } from "../../content/registry";
import { type Diagnostic, error } from "../../lib/diagnostic";
import { topFolder, withTrailingSlash } from "../../lib/paths";
import type { ArticleSummary } from "../../markdown/article-store";
import { frontMatterOf, propertyProblems } from "../../markdown/obsidian/properties";

/** Type of the nodes for diagnostics. */
export const problemType = "ContentProblem";

/**
 * Plans a Markdown file's nodes: one of its kind's type, and one for each diagnostic. Leaves out
 * the node of the kind's type if the fields cannot be read even without those that have errors.
 * Returns an empty array for a file that is not a page.
 * @param textOf returns what a file's text says about its page: the title, and Obsidian's tags
 */
export async function planMarkdown(
  file: string,
  contentDir: string,
  textOf: (file: string) => Promise<Pick<ArticleSummary, "title" | "tags">>,
): Promise<NodePlan[]> {
  const kind = contentKinds.find(({ folder }) => folder === topFolder(file));
  if (!kind || !isPage(file)) return [];
  const { data: properties, body, lineOf, diagnostics: unreadable } = readMarkdown(contentDir, file);
  const isObsidian = site.content.dialect === "obsidian";
  const data = isObsidian
    ? frontMatterOf(properties, kind === pages ? [] : (await textOf(file)).tags, file)
    : properties;
  const firstCommit = () => fileTimes(contentDir).get(file)?.first ?? null;
  const check = async (frontMatter: Readonly<Record<string, unknown>>) => {
    const title = frontMatter["title"] === undefined ? (await textOf(file)).title : null;
    return kind.check({ file, data: frontMatter, body, lineOf, openingTitle: title }, { site, firstCommit });
  };
  const checked = await check(data);
  // If the front matter cannot be parsed, errors in its fields are meaningless.
  const isReadable = !unreadable.some(({ severity }) => severity === "error");
  const mistakes = isObsidian ? propertyProblems(checked.diagnostics) : checked.diagnostics;
  const diagnostics = isReadable ? [...unreadable, ...mistakes] : unreadable;
  const fields = checked.fields ?? (await check(withoutMistakes(data, checked.diagnostics))).fields;
  const problems = diagnostics.map(planDiagnostic);
  if (fields === null) return problems;
  const stored = { kind: kind.folder, ...fields, path: withTrailingSlash(fields.path, site.trailingSlash) };
  return [...problems, { type: kind.nodeType, name: "content", fields: stored }];
}

/**
 * Returns front matter without the fields that have errors, so that a page with an error keeps its
 * address and the author sees the error there.
 */
function withoutMistakes(data: Readonly<Record<string, unknown>>, diagnostics: readonly Diagnostic[]) {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const wrong = new Set(errors.map(({ field }) => field?.split(".")[0]));
  return Object.fromEntries(Object.entries(data).filter(([key]) => !wrong.has(key)));
}

/**
 * Plans a data file's nodes. If the folder also contains this data file at a path that comes first
 * in `places`, plans only a diagnostic. Returns an empty array for any other file.
 */
export function planData(absolutePath: string, contentDir: string): NodePlan[] {
  const file = relativeFile(contentDir, absolutePath);
  const dataFile = dataFiles.find(({ places, matches }) => places.includes(file) || matches?.(file));
  if (!dataFile) return [];
  const first = dataFile.places.find((place) => existsSync(path.join(contentDir, place))) ?? file;
  if (first !== file) return [planDiagnostic(error({ file }, fileMessages.second(first)), 0)];
  const { text, diagnostics: unreadable } = readTextFile(absolutePath, file);
  const { nodes, diagnostics } = dataFile.read(text, file, { contentDir, site });
  return [...[...unreadable, ...diagnostics].map(planDiagnostic), ...nodes];
}

/**
 * Plans the default nodes of data files that a content folder lacks.
 * @param pages the folder's Markdown files, relative to the folder
 */
export function planDefaults(contentDir: string, pages: readonly string[]): NodePlan[] {
  return dataFiles
    .filter(({ places }) => !places.some((place) => existsSync(path.join(contentDir, place))))
    .flatMap((dataFile) => dataFile.defaults?.(pages) ?? []);
}

function planDiagnostic(diagnostic: Diagnostic, index: number): NodePlan {
  return { type: problemType, name: `problem-${index}`, fields: diagnostic };
}
