import kebabCase from "lodash/kebabCase.js";
import { pageFrontMatter } from "../../../../src/content/pages/pages-kind";
import { joinPath, routeKey } from "../../../../src/lib/paths";
import { listOf, recordOf, stringOf } from "../../data";
import { docusaurusMessages, foreignMessages } from "../../messages/messages";
import type { SiteSettings, YamlMap } from "../../model";
import type { Notes } from "../../notes";
import type { Project } from "../../project";
import type { ContentPlugin, SiteParts } from "../config/site-parts";
import { docNames, pageAddress, postSlug } from "./addresses";
import { fixFrontMatter } from "./fix-front-matter";
import { type ReadFile, type ReadFolder, readFolder } from "./read-folder";
import { translationFolder } from "./source-files";
import type { SourcePage } from "./source-page";

type Kind = "docs" | "blog" | "pages";

/**
 * The pages of a content plugin in another language or version. They become single pages at `/en/…`
 * or `/docs/next/…`.
 */
export interface LanguagePart extends ReadFolder {
  /** "" for the default language. */
  readonly locale: string;
  readonly pages: readonly (SourcePage & ReadFile)[];
  /**
   * Paths of the originals, by the paths of their translations. Files that are missing next to a
   * translation are looked up next to its original.
   */
  readonly originals: ReadonlyMap<string, string>;
}

/** Returns the languages of the project other than its default one. */
function otherLocales({ config, locale }: SiteParts): string[] {
  return listOf(recordOf(config.i18n).locales)
    .map(String)
    .filter((other) => other !== locale);
}

/** Reads the translations of all plugins. Adds a note for each language. */
export function languageParts(site: SiteParts, project: Project, notes: Notes): LanguagePart[] {
  const { docs, versions, blogs, pages } = site;
  const kinds: readonly [Kind, readonly ContentPlugin[]][] = [
    ["docs", [...docs, ...versions]],
    ["blog", blogs],
    ["pages", pages],
  ];
  return otherLocales(site).flatMap((locale) => {
    const parts = kinds.flatMap(([kind, plugins]) =>
      plugins.map((plugin) => languagePart(plugin, kind, locale, site, project)),
    );
    const count = parts.reduce((sum, part) => sum + part.pages.length, 0);
    const file = [site.base, "i18n", locale, ""].join("/").replace(/^\//, "");
    notes.changed({ file, found: `${locale} × ${count}` }, foreignMessages.locale);
    return parts;
  });
}

/**
 * Reads the other docs versions, which keep their own addresses. Their pages are unlisted, because
 * lists and search cover only the main version.
 */
export function versionParts(site: SiteParts, project: Project, notes: Notes): LanguagePart[] {
  return site.versions.map((plugin) => {
    const part = languagePart(plugin, "docs", "", site, project);
    if (part.pages.length > 0)
      notes.changed(
        { file: `${plugin.folder}/`, found: `/${plugin.routeBasePath} × ${part.pages.length}` },
        docusaurusMessages.version,
      );
    return { ...part, pages: part.pages.map((page) => ({ ...page, fields: { ...page.fields, unlisted: true } })) };
  });
}

function languagePart(
  plugin: ContentPlugin,
  kind: Kind,
  locale: string,
  site: SiteParts,
  project: Project,
): LanguagePart {
  const folder = locale === "" ? (plugin.folder ?? "") : translationFolder(site.base, locale, kind, plugin);
  const route = plugin.routeBasePath;
  const prefix = joinPath("pages", locale, route, "/").slice(1);
  // Omits the language, so that no file is replaced with a translation.
  const read = readFolder({ ...plugin, folder }, "pages", prefix, { ...site, locale: "" }, project);
  const prefixes = plugin.options.numberPrefixParser === false ? "kept" : "stripped";
  const slugs: Readonly<Record<Kind, (page: ReadFile) => string>> = {
    docs: ({ inside, data }) => docNames(inside, data, prefixes).slug,
    blog: ({ inside, data }) => postSlug(inside, data),
    pages: ({ inside, data }) => pageAddress(inside, data),
  };
  const replaced = replacedOriginals(plugin, kind, locale, prefix, site, project);
  const pages = [...read.pages, ...replaced].map((page) => ({
    ...page,
    fields: fieldsOf(page.data),
    address: joinPath(locale, route, slugs[kind](page)),
    aliases: [],
  }));
  const texts = [...read.pages, ...read.partials];
  const originals = texts.map(({ source }) => [source, `${plugin.folder}${source.slice(folder.length)}`] as const);
  return {
    ...read,
    locale,
    pages,
    files: read.files.filter(({ target }) => !/\.(?:json|ya?ml|[jt]sx?|css)$/.test(target)),
    originals: new Map(plugin.folder === null ? [] : originals),
  };
}

/**
 * Returns the originals that translations into the default language have replaced, if `locale` is
 * the first language without translations. Docusaurus shows the originals in that language, because
 * they are written in it.
 */
function replacedOriginals(
  plugin: ContentPlugin,
  kind: Kind,
  locale: string,
  prefix: string,
  site: SiteParts,
  project: Project,
): readonly ReadFile[] {
  const { folder } = plugin;
  const translations = (language: string) => translationFolder(site.base, language, kind, plugin);
  const language = otherLocales(site).find((other) => project.below(translations(other)).length === 0);
  if (folder === null || locale === "" || locale !== language) return [];
  const { pages } = readFolder(plugin, "pages", prefix, { ...site, locale: "" }, project);
  return pages.filter(({ source }) => project.has(translations(site.locale) + source.slice(folder.length)));
}

/**
 * Fixes the front matter and removes fields that a single page does not support, such as those for
 * sidebars, tags and authors.
 */
function fieldsOf(data: YamlMap): YamlMap {
  const foreign = Object.keys(data).filter((key) => !Object.hasOwn(pageFrontMatter.shape, key));
  return { ...fixFrontMatter(data), ...Object.fromEntries(foreign.map((key) => [key, undefined])) };
}

/**
 * Returns a function that maps a page's address to the address of its translation into the language
 * of the `source` file. Without a translation, the address stays the same.
 */
export function localizer(parts: readonly LanguagePart[]): (address: string, source: string) => string {
  const texts = parts.flatMap(({ locale, pages, partials }) =>
    [...pages, ...partials].map(({ source }) => [source, locale] as const),
  );
  const localeOf = new Map(texts);
  const taken = new Set(parts.flatMap(({ pages }) => pages.map(({ address }) => routeKey(address ?? ""))));
  return (address, source) => {
    const locale = localeOf.get(source) || undefined;
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
    if (locale === undefined || !path.startsWith("/")) return address;
    const there = joinPath(locale, path);
    return taken.has(routeKey(there)) ? there + rest : address;
  };
}

/**
 * Returns redirects from translated addresses to the originals, for pages and blog lists without a
 * translation. Docusaurus shows the original at both addresses.
 */
export function untranslated(
  pages: readonly SourcePage[],
  translations: readonly SourcePage[],
  site: SiteParts,
): NonNullable<SiteSettings["redirects"]> {
  const taken = new Set(translations.map(({ address }) => address));
  const lists = site.blogs.slice(0, 1).flatMap((blog) => blogLists(blog, pages));
  return otherLocales(site).flatMap((locale) =>
    ["/", ...pages.map(({ address }) => address), ...lists].flatMap((to) => {
      const from = to === null ? null : joinPath(locale, to).replace(/\/$/, "");
      return to === null || from === null || taken.has(from) || /[\s?#]/.test(from) ? [] : [{ from, to: routeKey(to) }];
    }),
  );
}

/**
 * Returns the addresses of the blog's lists and feeds, which Docusaurus creates in each language.
 * Returns an empty list if there are no posts.
 */
function blogLists({ routeBasePath }: ContentPlugin, pages: readonly SourcePage[]): string[] {
  const tags = pages.flatMap(({ kind, data }) => (kind === "blog" ? listOf(data.tags) : []));
  const labels = new Set(tags.flatMap((tag) => stringOf(tag) ?? stringOf(recordOf(tag).label) ?? []));
  if (!pages.some(({ kind }) => kind === "blog")) return [];
  const lists = ["", "archive", "rss.xml", "atom.xml", ...(labels.size > 0 ? ["tags"] : [])];
  return [...lists, ...[...labels].map((label) => `tags/${kebabCase(label)}`)].map((list) =>
    joinPath(routeBasePath, list),
  );
}
