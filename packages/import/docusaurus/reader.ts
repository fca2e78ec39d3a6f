import { joinPath } from "../../../src/lib/paths";
import { recordOf, stringOf } from "../data";
import type { ImportedFile, ImportedPage, ImportedSite, Reader, SiteSettings, YamlMap } from "../model";
import type { Notes } from "../notes";
import { Places } from "../places";
import type { Project } from "../project";
import { configFile, configFolder } from "./config/find-config";
import { readConfig } from "./config/read-config";
import { type SiteParts, sitePartsOf } from "./config/site-parts";
import { withVersions } from "./config/versions";
import { noteLeftBehind } from "./left-behind";
import { authorsAndTags } from "./pages/authors-and-tags";
import { blogPart } from "./pages/blog-pages";
import { type DocsPart, docsPart } from "./pages/docs-pages";
import { type LanguagePart, languageParts, localizer, untranslated, versionParts } from "./pages/other-languages";
import { noteOutside } from "./pages/outside";
import { planFormats } from "./pages/plan-formats";
import { type RewriteSite, rewritePage, type SourceText } from "./pages/rewrite-page";
import { pagesPart } from "./pages/single-pages";
import type { SourcePage } from "./pages/source-page";
import type { LinkContext } from "./settings/link-context";
import { readSettings } from "./settings/read-settings";
import { siteSidebars } from "./sidebars/site-sidebars";

/** The reader of Docusaurus 2 and 3. https://docusaurus.io/docs/configuration */
export const docusaurus: Reader = {
  generator: "Docusaurus",
  showsOwnHeadings: true,
  find: configFolder,
  read: readSite,
};

async function readSite(project: Project, base: string, notes: Notes): Promise<ImportedSite> {
  const file = configFile(project) ?? "";
  const site = withVersions(sitePartsOf(await readConfig(project, base, notes), base), project);
  noteOutside(site, file, notes);
  const docs = site.docs.map((plugin, index) => docsPart(plugin, index === 0, site, project));
  const blogs = site.blogs.map((plugin, index) => blogPart(plugin, index === 0, site, project, notes));
  const singles = site.pages.map((plugin) => pagesPart(plugin, site, project, notes));
  const languages = languageParts(site, project, notes);
  const parts = [...docs, ...blogs, ...singles, ...versionParts(site, project, notes), ...languages];
  const formats = planFormats(
    parts.flatMap(({ pages }) => pages),
    notes,
  );
  const { pages } = formats;
  const data = authorsAndTags(site, project, notes);
  const files: ImportedFile[] = [
    ...parts.flatMap((part) => part.files.filter(data.isOther)),
    ...data.files,
    ...staticFiles(site, project),
  ];
  const places = new Places(project, base, site.staticFolders);
  const partials = parts.flatMap((part) => part.partials);
  for (const text of [...pages, ...partials]) places.set(text.source, text.target);
  for (const copy of files) if ("from" in copy) places.set(copy.from, copy.target);
  for (const [source, original] of languages.flatMap((part) => [...part.originals]))
    places.setOriginal(source, original);
  const baseUrl = basePathOf(site.config);
  const translate = translations(site, project);
  const { sidebars, idOf, sidebarOf } = await siteSidebars(docs, pages, site, project, translate, notes);
  const leftBehind = new Set(singles.flatMap((part) => part.leftBehind));
  const links: LinkContext = {
    file,
    notes,
    baseUrl,
    leftBehind,
    idOf,
    sidebarOf,
    translate,
  };
  const settings = readSettings(site, project, links, notes);
  noteLeftBehind(site, file, project, notes);
  const context = { project, notes, places, baseUrl, localized: localizer(languages) };
  const rewritten = pages.map((page): ImportedPage => importedPage(page, rewritePage(page, context)));
  return {
    settings: withLanguages(withFormat(settings, formats.isMdx, docs, leftBehind), parts, languages, site),
    pages: rewritten,
    files: [...files, ...partials.map((text) => partialFile(text, project, context)), ...places.added],
    sidebars,
  };
}

function importedPage(page: SourcePage, body: string): ImportedPage {
  const { kind, target, source, frontMatter, fields, address, aliases } = page;
  return { kind, target, source, frontMatter, fields, body, address, aliases };
}

/** Rewrites a partial. Keeps its front matter, although nothing reads it. */
function partialFile(partial: SourceText, project: Project, context: RewriteSite): ImportedFile {
  const { source, target, body } = partial;
  const text = project.read(source);
  return { target, source, text: text.slice(0, text.length - body.length) + rewritePage(partial, context) };
}

function staticFiles({ staticFolders }: SiteParts, project: Project): ImportedFile[] {
  return staticFolders.flatMap((folder) =>
    project.below(folder).map((from) => ({ target: `static/${from.slice(folder.length + 1)}`, from })),
  );
}

/** Returns the base path with a slash at each end: `/notes/`. `/` for the root. */
function basePathOf({ baseUrl }: YamlMap): string {
  return joinPath(stringOf(baseUrl) ?? "/", "/").replace(/\/*$/, "/");
}

/**
 * Sets the Markdown format. Also changes `onBrokenLinks` from `throw`, the default, to `warn` if
 * links may lead to pages that are left behind, because such links would fail the build.
 */
function withFormat(
  settings: SiteSettings,
  isMdx: boolean,
  docs: readonly DocsPart[],
  leftBehind: ReadonlySet<string>,
): SiteSettings {
  const isWhole =
    leftBehind.size === 0 && docs.every(({ pages }) => pages.every(({ aliases }) => aliases.length === 0));
  return {
    ...settings,
    ...(isMdx && { markdown: { format: "mdx" } }),
    ...(!isWhole && (settings.onBrokenLinks ?? "throw") === "throw" && { onBrokenLinks: "warn" }),
  };
}

/**
 * Adds redirects from translated addresses to the originals of untranslated pages. Also sets
 * `onBrokenLinks` to `warn` unless it is `ignore`, because translations may link to untranslated
 * pages.
 */
function withLanguages(
  settings: SiteSettings,
  parts: readonly { readonly pages: readonly SourcePage[] }[],
  languages: readonly LanguagePart[],
  site: SiteParts,
): SiteSettings {
  if (languages.length === 0) return settings;
  const translations = languages.flatMap(({ pages }) => pages);
  const own = parts.filter((part) => !languages.some((other) => other === part)).flatMap(({ pages }) => pages);
  const redirects = [...(settings.redirects ?? []), ...untranslated(own, translations, site)];
  return { ...settings, onBrokenLinks: settings.onBrokenLinks === "ignore" ? "ignore" : "warn", redirects };
}

/**
 * Returns a function that translates the labels of the navbar and the footer into the default
 * language.
 */
function translations({ base, locale }: SiteParts, project: Project): LinkContext["translate"] {
  return (name, key, text) => {
    const file = [base, "i18n", locale, "docusaurus-theme-classic", `${name}.json`].filter(Boolean).join("/");
    if (!project.has(file)) return text;
    try {
      return stringOf(recordOf(recordOf(JSON.parse(project.read(file)))[key]).message) ?? text;
    } catch {
      return text;
    }
  };
}
