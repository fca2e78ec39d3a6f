import { posix } from "node:path";
import kebabCase from "lodash/kebabCase.js";
import picomatch from "picomatch";
import { basename } from "../../../src/lib/paths";
import { authorsOf } from "../author-key";
import { listOf, recordOf, stringOf } from "../data";
import { ForeignFields } from "../foreign-fields";
import { vitepressAnchor } from "../links/anchor-slugs";
import { type LinkedPage, PageLinks } from "../links/page-links";
import { safePath } from "../links/safe-name";
import { staticFile } from "../links/static-file";
import { changedFields } from "../markdown/changed-fields";
import { withEmoji } from "../markdown/emoji";
import { link } from "../markdown/markdown-pieces";
import { noteTexts } from "../markdown/note-texts";
import { withOpeningTitle } from "../markdown/opening-heading";
import { rewriteTree } from "../markdown/rewrite-tree";
import { SourceText } from "../markdown/source-text";
import { splitPage } from "../markdown/split-page";
import { foreignMessages } from "../messages/messages";
import type { ImportedFile, ImportedPage, ImportedSite, Kind, Reader, YamlMap } from "../model";
import type { Notes } from "../notes";
import type { Project } from "../project";
import { Tags } from "../tags";
import { textsOf, type Values } from "../values";
import { docId } from "../write/doc-id";
import { plainAddress } from "../write/keep-address";
import { isYamlMap, yamlData } from "../yaml-data";
import { type Dialect, vitePressDialect } from "./dialect";
import { vitePressFence } from "./fences";
import { homePage, plain } from "./home-page";
import { withIncludes, withSnippets } from "./includes";
import { authorNames, blogBase, listAt, postFields, tagFields, withBlog } from "./posts";
import { rewriter } from "./rewrites";
import { vitePressSettings } from "./settings";
import { type Sidebar, sidebarFor, sidebarsFile, sidebarsOf } from "./sidebars";
import { findVitePress, readVitePressConfig, type VitePressConfig } from "./vitepress-config";

/** The reader of VitePress projects. */
export const vitePress: Reader = {
  generator: "VitePress",
  anchorSlug: vitepressAnchor,
  showsOwnHeadings: true,
  find: findVitePress,
  read: async (project, base, notes) =>
    readVueSite(project, await readVitePressConfig(project, base, notes), vitePressDialect, notes),
};

interface Entry extends LinkedPage {
  readonly kind: Kind;
  /** The front matter as its author wrote it. */
  readonly written: Values;
  /** The front matter, converted to VitePress' fields. */
  readonly data: Values;
  readonly yaml: string | null;
  readonly body: string;
  readonly bodyLine: number;
  readonly isHome: boolean;
}

/** Reads a project of VitePress, or of another generator that has a `Dialect`. */
export function readVueSite(project: Project, config: VitePressConfig, dialect: Dialect, notes: Notes): ImportedSite {
  const entries = entriesOf(project, config, dialect, notes);
  const statics = staticsOf(project, config, dialect);
  const inSource = (file: string) => (config.srcDir === "" ? file : file.slice(config.srcDir.length + 1));
  const links = new PageLinks({
    project,
    notes,
    pages: entries,
    statics: new Set(statics.keys()),
    targetOf: (file) => {
      const root = [config.srcDir, ...(config.roots ?? [])].find((folder) => isBelow(file, folder)) ?? "";
      return `docs/${safePath(root === "" ? file : file.slice(root.length + 1))}`;
    },
    roots: () => config.roots ?? (dialect.publicDir === null ? [config.srcDir] : []),
    sourceDir: config.srcDir,
    lists: config.standIns ?? new Map(),
    basePath: config.base,
    origin: originOf(config.site),
  });
  const byAddress = new Map(entries.map((entry) => [plainAddress(entry.address), entry]));
  // VuePress menus refer to a page by its file, even if front matter sets its address, so pages are
  // also looked up by path.
  const byPath = new Map(entries.map((entry) => [pathAddress(dialect.pagePath(inSource(entry.source))), entry]));
  const docs = new Map(entries.filter(({ kind }) => kind === "docs").map((entry) => [entry, docId(entry.target)]));
  const docAt = (address: string) => {
    const path = plainAddress(`/${address.replace(/^\/+/, "").replace(/\.md$/, "")}`);
    const page = byAddress.get(path) ?? byPath.get(path);
    const id = page && docs.get(page);
    return page && id !== undefined ? { id, page } : undefined;
  };
  const nav = listOf(recordOf(config.theme).nav).map(recordOf);
  const locales = recordOf(config.site.locales);
  const sidebars = sidebarsOf(config.site, {
    file: config.file,
    notes,
    title: settingsTitle(config),
    docAt,
    docsBelow: (folder) =>
      [...docs].flatMap(([{ target }, id]) => (target.startsWith(`docs/${folder}/`) || folder === "." ? [id] : [])),
    nameOf: (prefix) => menuName(prefix, nav) ?? stringOf(recordOf(locales[prefix.replaceAll("/", "")]).label),
  });
  const foreign = new ForeignFields();
  const tags = new Tags(kebabCase);
  const embedded = new Set<string>();
  const pages = entries.flatMap((entry): ImportedPage[] => {
    const own = sidebarFor(plainAddress(entry.address), sidebars);
    const listed = dialect.listedFolder(entry.data);
    const body =
      bodyOf(entry, { project, config, dialect, links, embedded, notes }) +
      (listed === undefined ? "" : listOfPages(entries, `docs/${listed}/`, entry, links));
    // A home page that the theme generates would be empty, so the default home page of this site
    // replaces it.
    if (isEmptyHome(entry, body) && !sidebars.some(({ docs: listed }) => listed.has(docs.get(entry) ?? ""))) {
      notes.left({ file: entry.source, found: "/" }, foreignMessages.home);
      return [];
    }
    const page: ImportedPage = {
      kind: entry.kind,
      target: entry.target,
      source: entry.source,
      frontMatter: entry.yaml ?? "",
      fields: fieldsOf(entry, docs.get(entry), own, sidebars, {
        docAt,
        foreign,
        tags,
        title: settingsTitle(config),
        understood: new Set([...commonFields, ...(dialect.fields ?? [])]),
      }),
      body,
      address: entry.address,
    };
    return [page];
  });
  foreign.report(notes);
  noteTheRest(project, config, notes);
  const files: ImportedFile[] = [...statics].map(([address, from]) => staticFile(project, from, address, notes));
  const posts = entries.filter(({ kind }) => kind === "blog");
  const base = blogBase(posts.map(({ address }) => address));
  const lists = (path: string) => (posts.length > 0 ? listAt(path, base) : undefined);
  const addressAt = (address: string) => {
    const path = plainAddress(address);
    const moved = byPath.get(path);
    if (byAddress.has(path) || statics.has(address)) return path;
    return moved ? plainAddress(moved.address) : lists(path);
  };
  const settings = vitePressSettings(config, { statics: new Set(statics.keys()), addressAt, notes });
  return {
    settings: posts.length > 0 ? withBlog(settings, base) : settings,
    authors: authorsOf([...new Set(posts.flatMap(({ data }) => authorNames(data)))]),
    sidebars: sidebarsFile(sidebars),
    pages,
    embedded: [...embedded],
    files: [...files, ...links.files],
  };
}

/** Returns the files that are served unchanged, by address. */
function staticsOf(project: Project, config: VitePressConfig, { publicDir }: Dialect): Map<string, string> {
  const folder = config.publicDir ?? [config.srcDir, publicDir].filter(Boolean).join("/");
  const isServed = publicDir === null && config.publicDir === undefined;
  const files = isServed ? (config.statics ?? []) : project.below(folder);
  return new Map(files.map((file) => [folder === "" ? `/${file}` : file.slice(folder.length), file]));
}

function entriesOf(project: Project, { site, srcDir }: VitePressConfig, dialect: Dialect, notes: Notes): Entry[] {
  const excluded = ["**/node_modules/**", "**/dist/**", "**/.*/**", ...textsOf(site.srcExclude)];
  const isExcluded = picomatch(excluded, { dot: true });
  const rewrite = rewriter(site.rewrites);
  return project.below(srcDir).flatMap((source): Entry[] => {
    const path = srcDir === "" ? source : source.slice(srcDir.length + 1);
    if (!(dialect.pages ?? /\.md$/).test(path) || isExcluded(path)) return [];
    if (dialect.publicDir !== null && path.startsWith(`${dialect.publicDir}/`)) return [];
    const programs = ["js", "ts", "mjs", "mts"].map((extension) => source.replace(/\.md$/, `.paths.${extension}`));
    if (/\[[^\]]+\]/.test(basename(path)) && programs.some((file) => project.has(file))) return dynamic(source, notes);
    const text = project.read(source).replace(/\r\n?/g, "\n");
    const { frontMatter, body, bodyLine } = splitPage(text);
    const written = yamlData(frontMatter) ?? {};
    const data = dialect.frontMatter(written, { path, body });
    if (dialect.isListing(data, path)) {
      notes.left({ file: source }, foreignMessages.listing);
      return [];
    }
    const name = rewrite(dialect.pagePath(path)).replace(/\.md$/, "");
    const isHome = data.layout === "home" || data.home === true;
    const kind = dialect.kindOf(path, data);
    return [
      {
        source,
        target: `${kind}/${safePath(kind === "blog" ? name.replace(/^[^/]+\//, "") : name)}.md`,
        address: dialect.addressOf(data) ?? pathAddress(`${name}.md`),
        kind,
        written,
        data,
        // A home page gets new front matter, because the theme's fields become text.
        yaml: isYamlMap(frontMatter) && !isHome ? frontMatter : null,
        body,
        bodyLine,
        isHome,
      },
    ];
  });
}

function settingsTitle({ site }: VitePressConfig): string | undefined {
  return stringOf(site.title) ?? stringOf(recordOf(recordOf(site.locales).root).title);
}

/**
 * Returns a list of links to the pages below a folder. `folder` may omit the numbers in its path.
 */
function listOfPages(entries: readonly Entry[], folder: string, from: Entry, links: PageLinks): string {
  const plainPath = (path: string) => path.replace(/(^|\/)\d+\.(?=[^/])/g, "$1");
  const inside = entries.filter(({ target }) => plainPath(target).startsWith(plainPath(folder)));
  const items = inside.map((entry) => {
    const title = stringOf(entry.data.title) ?? basename(plainPath(entry.target)).replace(/\.md$/, "");
    return `- ${link(plain(title), links.linkTo(entry, from))}\n`;
  });
  return `\n${items.join("")}`;
}

/** Returns the address for a path: `/guide/` for `guide/index.md`. */
function pathAddress(path: string): string {
  return `/${path.replace(/\.md$/, "")}`.replace(/(^|\/)index$/, "$1");
}

function isEmptyHome({ address }: Entry, body: string): boolean {
  return plainAddress(address) === "/" && body.replace(/<!--[\s\S]*?-->/g, "").trim() === "";
}

function dynamic(file: string, notes: Notes): never[] {
  notes.left({ file }, foreignMessages.dynamic);
  return [];
}

interface BodyContext {
  readonly project: Project;
  readonly config: VitePressConfig;
  readonly dialect: Dialect;
  readonly links: PageLinks;
  readonly embedded: Set<string>;
  readonly notes: Notes;
}

function bodyOf(entry: Entry, { project, config, dialect, links, embedded, notes }: BodyContext): string {
  const { source: file, data } = entry;
  const context = { project, srcDir: config.srcDir, includeDir: config.includeDir, file, embedded, notes };
  const markdown = recordOf(config.site.markdown);
  let text = dialect.includes(SourceText.of(entry.body, entry.bodyLine));
  text = withIncludes(text, context);
  text = withSnippets(text, context);
  text = dialect.text(text, { file, notes });
  text = text.replaceOutsideCode(/^[ \t]*\[\[toc\]\][ \t]*$/gim, (_, line) => {
    notes.changed({ file, line }, foreignMessages.toc);
    return "";
  });
  text = dialect.withoutTemplates(text, { file, data, notes });
  text = withOpeningTitle(text, stringOf(data.title) ?? "");
  if (entry.isHome) {
    const hasPicture = (src: string) => links.picture(src, entry) !== null;
    text = SourceText.of(homePage(data, text.text, hasPicture));
  }
  return rewriteTree(text, {
    math: markdown.math === true || recordOf(markdown.math).tex !== undefined,
    lineBreaks: markdown.breaks === true,
    singleTilde: false,
    words: withEmoji,
    fence: (written, code) => {
      const own = dialect.fence(written, code);
      const changed = { ...own, ...vitePressFence(own.info, own.code ?? code, markdown.lineNumbers === true) };
      return changed.info === written && changed.code === undefined ? null : changed;
    },
    address: (written, use, line) => {
      const own = dialect.address?.(written, use) ?? written;
      const resolved = links.resolve(own, use, entry, line);
      return resolved ?? (own === written ? null : own);
    },
    onText: noteTexts(file, notes),
  }).text;
}

const commonFields = new Set(
  `title titleTemplate description head meta lang layout hero features home aside outline lastUpdated editLink footer pageClass isHome
  sidebar navbar prev next permalink date tags tag categories category author publish order shortTitle sidebarDepth heroText
  tagline heroImage actions actionText actionLink cover article pageComponent`.split(/\s+/),
);

interface FieldContext {
  readonly docAt: (address: string) => { readonly id: string } | undefined;
  readonly foreign: ForeignFields;
  readonly tags: Tags;
  readonly title: string | undefined;
  /** Fields that need no note. */
  readonly understood: ReadonlySet<string>;
}

/** Returns the fields to set in the front matter of a page. */
function fieldsOf(
  entry: Entry,
  id: string | undefined,
  own: Sidebar | undefined,
  sidebars: readonly Sidebar[],
  { docAt, foreign, tags, title, understood }: FieldContext,
): YamlMap {
  const { data, source, written } = entry;
  foreign.see(source, written, understood);
  const there = entry.yaml === null ? {} : written;
  const meta = (name: string) => metaOf(data.head, name);
  const hero = recordOf(data.hero);
  const keywords = meta("keywords")
    ?.split(/\s*[,，]\s*/)
    .filter(Boolean);
  const common = {
    title: entry.isHome
      ? plain(stringOf(hero.name) ?? stringOf(data.title) ?? title ?? "") || undefined
      : stringOf(data.title),
    description: stringOf(data.description) ?? meta("description"),
    keywords: keywords?.length ? keywords : undefined,
    hide_table_of_contents: data.aside === false || data.outline === false ? true : undefined,
    draft: data.publish === false ? true : undefined,
    unlisted: data.unlisted === true ? true : undefined,
  };
  if (id === undefined) return changedFields(there, { ...common, ...postFields(data, tags) });
  if (entry.isHome) return changedFields({}, { ...common, hide_table_of_contents: true, displayed_sidebar: null });
  const listing = sidebars.filter(({ docs }) => docs.has(id));
  const isOwn = listing.length <= 1 && (listing[0] === own || own === undefined);
  const levels = outlineLevels(data.outline);
  const ownSidebar = isOwn ? undefined : own?.id;
  return changedFields(there, {
    ...common,
    tags: tagFields([data.tags, data.tag], tags),
    sidebar_label: stringOf(data.shortTitle),
    sidebar_position: typeof data.order === "number" ? data.order : undefined,
    toc_min_heading_level: levels[0],
    toc_max_heading_level: levels[1],
    displayed_sidebar: data.sidebar === false ? null : ownSidebar,
    pagination_prev: neighbour(data.prev, entry, docAt),
    pagination_next: neighbour(data.next, entry, docAt),
    custom_edit_url: data.editLink === false ? null : undefined,
  });
}

/** Returns the first and the last heading level of an outline. */
function outlineLevels(outline: unknown): readonly number[] {
  if (outline === "deep") return [2, 6];
  return typeof outline === "number" ? [outline, outline] : listOf(outline).map(Number);
}

/**
 * Converts `prev: false` to null, and `prev: { link: /guide/ }` to the doc's id; undefined for any
 * other value.
 */
function neighbour(value: unknown, { address: from }: Entry, docAt: FieldContext["docAt"]): string | null | undefined {
  if (value === false) return null;
  const address = stringOf(recordOf(value).link);
  if (address === undefined || /^[a-z]+:/i.test(address)) return undefined;
  return docAt(address.startsWith("/") ? address : posix.join(from, from.endsWith("/") ? "." : "..", address))?.id;
}

/** Returns the content of `["meta", { name, content }]`. */
function metaOf(head: unknown, name: string): string | undefined {
  for (const entry of listOf(head)) {
    const [element, attributes] = listOf(entry);
    const { name: own, content } = recordOf(attributes);
    if (element === "meta" && own === name) return stringOf(content);
  }
  return undefined;
}

/** Returns the navbar's label for the part of the site that a sidebar belongs to. */
function menuName(prefix: string, nav: readonly Values[]): string | undefined {
  const all = nav.flatMap((item) => [item, ...listOf(item.items).map(recordOf)]);
  const found =
    prefix === "/"
      ? undefined
      : all.find(({ link, activeMatch }) => {
          const address = stringOf(link);
          return address?.startsWith(prefix) || (address !== undefined && stringOf(activeMatch) === prefix);
        });
  return found && plain(stringOf(found.text) ?? "");
}

/**
 * Notes what is left behind: theme components, and scripts and styles in `head` except those of
 * Google Analytics. Also notes the other locales.
 */
function noteTheRest(project: Project, { site, file }: VitePressConfig, notes: Notes): void {
  for (const entry of listOf(site.head)) {
    const [name, attributes, content] = listOf(entry);
    const { rel, src, name: metaName } = recordOf(attributes);
    if (name !== "script" && name !== "style") continue;
    if (/googletagmanager/.test(stringOf(src) ?? "") || /gtag|dataLayer/.test(stringOf(content) ?? "")) continue;
    notes.left(
      { file, found: `<${name}> ${stringOf(src) ?? stringOf(rel) ?? stringOf(metaName) ?? ""}`.trim() },
      foreignMessages.head,
    );
  }
  const theme = project.files.filter((name) => /(?:^|\/)\.v(?:ite|ue)press\/(?:theme|components)\/.*\.vue$/.test(name));
  for (const name of theme) notes.left({ file: name }, foreignMessages.theme);
  for (const [key, locale] of Object.entries(recordOf(site.locales))) {
    // A locale whose `link` is a full URL is a separate site, so it is not noted.
    if (key !== "root" && !/^https?:/.test(stringOf(recordOf(locale).link) ?? ""))
      notes.changed({ file, found: `${key}: ${stringOf(recordOf(locale).label) ?? ""}` }, foreignMessages.locale);
  }
}

function originOf(site: Values): string | undefined {
  const hostname = stringOf(recordOf(site.sitemap).hostname) ?? "";
  return URL.canParse(hostname) ? new URL(hostname).origin : undefined;
}

function isBelow(file: string, folder: string): boolean {
  return folder === "" || file.startsWith(`${folder}/`);
}
