import picomatch from "picomatch";
import { listOf } from "../../data";
import type { Project } from "../../project";
import type { ContentPlugin, SiteParts } from "../config/site-parts";

/** A file of a content plugin. */
export interface SourceFile {
  /** Path in the plugin's folder. */
  readonly inside: string;
  /**
   * Path in the project. If the file has a translation into the default language, this is the
   * translation's path.
   */
  readonly source: string;
}

/** Files that this site never turns into pages: partials and tests. */
const excluded = /(?:^|\/)_|\.test\.\w+$|(?:^|\/)__tests__\//;
/**
 * Docusaurus' default globs:
 * https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#exclude
 */
const defaults = {
  include: ["**/*.{md,mdx}"],
  exclude: ["**/_*.{js,jsx,ts,tsx,md,mdx}", "**/_*/**", "**/*.test.{js,jsx,ts,tsx}", "**/__tests__/**"],
};

/** Lists the files of a plugin. Translations into the default language replace their originals. */
export function filesOf(
  plugin: ContentPlugin,
  kind: "docs" | "blog" | "pages",
  { base, locale }: SiteParts,
  project: Project,
): SourceFile[] {
  const { folder } = plugin;
  if (folder === null) return [];
  const files = new Map(project.below(folder).map((file) => [file.slice(folder === "" ? 0 : folder.length + 1), file]));
  const translations = translationFolder(base, locale, kind, plugin);
  for (const file of project.below(translations)) files.set(file.slice(translations.length + 1), file);
  return [...files].map(([inside, source]) => ({ inside, source }));
}

/** Returns the folder with the translations of a plugin. */
export function translationFolder(
  base: string,
  locale: string,
  kind: string,
  { id, version }: Pick<ContentPlugin, "id" | "version">,
): string {
  const plugin = `docusaurus-plugin-content-${kind}${id === "default" ? "" : `-${id}`}`;
  return [base, "i18n", locale, plugin, kind === "docs" ? version : ""].filter(Boolean).join("/");
}

export function isMarkdown({ inside }: SourceFile): boolean {
  return /\.mdx?$/.test(inside);
}

/**
 * Returns a function that tells whether a Markdown file is a partial, by its name and by the
 * `include` and `exclude` options of the plugin.
 */
export function partialsOf({ options }: ContentPlugin): (file: SourceFile) => boolean {
  const globs = (name: "include" | "exclude") =>
    options[name] === undefined ? defaults[name] : listOf(options[name]).map(String);
  const isPage = picomatch(globs("include"), { ignore: globs("exclude"), dot: true });
  return ({ inside }) => isPartialHere(inside) || !isPage(inside);
}

/** Returns whether the name of a file keeps it from becoming a page on this site. */
export function isPartialHere(inside: string): boolean {
  return excluded.test(inside);
}
