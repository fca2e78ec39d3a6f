import picomatch from "picomatch";
import { listOf } from "../../data";
import type { Project } from "../../project";
import type { ContentPlugin, SiteParts } from "../config/site-parts";

/** A file of a content plugin. */
export interface SourceFile {
  /** Path in the plugin's folder. */
  readonly inside: string;
  /** Path in the project: the translation into the default language where there is one. */
  readonly source: string;
}

/** Never pages in Docusaurus: partials, tests. https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#exclude */
const excluded = /(?:^|\/)_|\.test\.\w+$|(?:^|\/)__tests__\//;
const defaults = {
  include: ["**/*.{md,mdx}"],
  exclude: ["**/_*.{js,jsx,ts,tsx,md,mdx}", "**/_*/**", "**/*.test.{js,jsx,ts,tsx}", "**/__tests__/**"],
};

/** Files of a plugin, with those of the default language in the place of what they translate. */
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

/** Where the translations of a plugin lie. */
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

/** Whether Docusaurus makes no page of a Markdown file, by `include` and `exclude` of its plugin. */
export function partialsOf({ options }: ContentPlugin): (file: SourceFile) => boolean {
  const globs = (name: "include" | "exclude") =>
    options[name] === undefined ? defaults[name] : listOf(options[name]).map(String);
  const isPage = picomatch(globs("include"), { ignore: globs("exclude"), dot: true });
  return ({ inside }) => isPartialHere(inside) || !isPage(inside);
}

/** Whether this site makes no page of a file by its name alone. */
export function isPartialHere(inside: string): boolean {
  return excluded.test(inside);
}
