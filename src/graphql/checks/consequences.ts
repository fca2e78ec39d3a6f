import { readFileSync } from "node:fs";
import path from "node:path";
import { siteFile } from "../../config/read-site";
import { site } from "../../config/site";
import { authors } from "../../content/data/authors";
import { docFolder } from "../../content/docs/file/folder-meta";
import { sidebarsFile } from "../../content/docs/sidebars/sidebars-file";
import { parseFrontMatter, readMarkdown } from "../../content/files/read-markdown";
import { relativeFile } from "../../content/files/scan-content";
import { contentKinds, dataFiles } from "../../content/registry";
import { tagsFiles } from "../../content/tags/tags";
import type { Diagnostic } from "../../lib/diagnostic";
import { isReallyInside } from "../../lib/node/files";
import { decodePath, joinPath, routeKey, topFolder } from "../../lib/paths";
import { tagListPath } from "../../shared/site-files";
import type { Catalog } from "../catalog/catalog";

interface Known {
  readonly catalog: Pick<Catalog, "pathByFile" | "draftPaths">;
  readonly contentDir: string;
  /** Absolute paths of the Markdown files that cannot be read. */
  readonly unreadable: readonly string[];
}

/**
 * Leaves out the problems that only follow from a file with an error. Examples are an unknown
 * author if authors.yml is malformed, and a broken link to a page whose front matter is malformed.
 * Authors then see which file to mend first.
 * @returns the other problems, without `awaits`
 */
export function withoutConsequences(diagnostics: readonly Diagnostic[], known: Known): Diagnostic[] {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const missing = [...pageKeys(errors, known), ...errors.flatMap(dataKeys)];
  // If site.yml cannot be read, even the addresses of all pages may be others than the author set.
  const isUnset = errors.some(({ file, isCause }) => isCause && file === siteFile);
  return diagnostics.flatMap(({ awaits = [], ...problem }) => {
    const isConsequence = awaits.some((awaited) => isUnset || missing.some((key) => mayContain(key, awaited)));
    return isConsequence ? [] : problem;
  });
}

/** Returns whether two keys are equal, or one of them is a folder that contains the other. */
function mayContain(key: string, awaited: string): boolean {
  if (key.endsWith("/") && awaited.startsWith(key)) return true;
  return key === awaited || (awaited.endsWith("/") && key.startsWith(awaited));
}

/** Returns the keys of the Markdown files with errors, and of the pages that they would have. */
function pageKeys(errors: readonly Diagnostic[], { catalog, contentDir, unreadable }: Known): string[] {
  const { pathByFile, draftPaths } = catalog;
  const folders = contentKinds.map(({ folder }) => folder);
  const isPage = (file: string) => /\.mdx?$/.test(file) && folders.includes(topFolder(file));
  const lost = errors.map(({ file }) => file).filter((file) => !pathByFile.has(file) && !draftPaths.has(file));
  const files = new Set([...unreadable.map((file) => relativeFile(contentDir, file)), ...lost.filter(isPage)]);
  return [...files].flatMap((file) => [file, ...addressKeys(file, contentDir)]);
}

/**
 * Returns the addresses of a page with errors, the id of a doc, and the folder of the tag pages
 * that the page may create. If the front matter has errors, the addresses come from the file name.
 */
function addressKeys(file: string, contentDir: string): string[] {
  const kind = contentKinds.find(({ folder }) => folder === topFolder(file));
  const check = (data: Readonly<Record<string, unknown>>) => {
    const source = { file, data, body: "", lineOf: () => undefined, openingTitle: null };
    return kind?.check(source, { site, firstCommit: () => null }).fields;
  };
  const fields = check(recoveredData(file, contentDir)) ?? check({});
  if (!fields) return [];
  const tags = { docs: site.docs.routeBasePath, blog: site.blog.routeBasePath }[topFolder(file)];
  return [
    ...[fields.path, ...fields.aliases].map((address) => routeKey(decodePath(address))),
    ...("docId" in fields ? [`docs/${fields.docId}`] : []),
    ...(tags === undefined ? [] : [`${tagListPath(tags)}/`]),
  ];
}

/**
 * Returns the front matter of a file that cannot be read, as far as it can be recovered: the part
 * that is valid YAML, or the front matter decoded as UTF-16 or GB 18030. Returns an empty object
 * for a file outside the content folder and for a file that fails to load.
 */
function recoveredData(file: string, contentDir: string): Readonly<Record<string, unknown>> {
  const absolutePath = path.join(contentDir, file);
  if (!isReallyInside(absolutePath, contentDir)) return {};
  try {
    const { data } = readMarkdown(contentDir, file);
    if (Object.keys(data).length > 0) return data;
    const bytes = readFileSync(absolutePath);
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "gb18030";
    return parseFrontMatter(new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, "\n"), file).data;
  } catch {
    return {};
  }
}

/** Returns the keys of the entries and pages that an error in a data file may remove. */
function dataKeys({ file, field, isCause }: Diagnostic): string[] {
  const dataFile = dataFiles.find(({ places, matches }) => places.includes(file) || matches?.(file));
  if (dataFile === undefined) return [];
  const entry = field === undefined || isCause ? `${file}/` : `${file}/${field.split(".")[0]}`;
  const { docs, blog } = site;
  if (dataFile === authors) return [entry, `${joinPath(blog.routeBasePath, "authors")}/`];
  if (tagsFiles.includes(dataFile))
    return [entry, ...[docs, blog].map((area) => `${tagListPath(area.routeBasePath)}/`)];
  const hasCategories = file === sidebarsFile || dataFile === docFolder;
  return hasCategories ? [entry, `${joinPath(docs.routeBasePath, "category")}/`] : [entry];
}
