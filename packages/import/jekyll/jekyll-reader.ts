import { statSync } from "node:fs";
import { posix } from "node:path";
import { groupBy } from "../../../src/lib/lists";
import { basename, dirname, joinPath } from "../../../src/lib/paths";
import { stringOf } from "../data";
import { ForeignFields } from "../foreign-fields";
import { PageLinks } from "../links/page-links";
import { safePath } from "../links/safe-name";
import { staticFile } from "../links/static-file";
import { withEmoji } from "../markdown/emoji";
import { noteTexts } from "../markdown/note-texts";
import { rewriteTree } from "../markdown/rewrite-tree";
import { SourceText } from "../markdown/source-text";
import { splitPage } from "../markdown/split-page";
import { withoutScripts } from "../markdown/without-code";
import { foreignMessages } from "../messages/messages";
import type { ImportedFile, ImportedPage, ImportedSite, Reader } from "../model";
import type { Notes } from "../notes";
import type { Project } from "../project";
import { Tags } from "../tags";
import { clockTime, textsOf, yesOrNo } from "../values";
import { isYamlMap, yamlData } from "../yaml-data";
import { type Collection, defaultsFor, findJekyll, type JekyllConfig, joined, readJekyllConfig } from "./jekyll-config";
import { type JekyllEntry, wordList } from "./jekyll-entry";
import { jekyllFields } from "./jekyll-fields";
import { isPlainInclude } from "./jekyll-includes";
import { withoutLiquid } from "./jekyll-liquid";
import { jekyllAddress, postPattern, slugified } from "./jekyll-permalink";
import { jekyllSettings } from "./jekyll-settings";
import { hasOrder, orderedSidebar } from "./jekyll-sidebars";
import { withoutKramdown } from "./kramdown";

const markdown = /\.(?:md|markdown|mkd|mkdn|mkdown)$/i;
const postName = /^(\d{4})-(\d{1,2})-(\d{1,2})-(.+)$/;

/**
 * Matches files that pages may use, and CNAME. Leaves out styles, scripts and fonts, which belong
 * to the old theme.
 */
const assetName =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|pdf|zip|tar|gz|7z|mp3|ogg|wav|mp4|webm|mov|txt|csv|xlsx?|docx?|pptx?)$|^CNAME$/i;

/** The reader of Jekyll projects. */
export const jekyll: Reader = {
  generator: "Jekyll",
  find: findJekyll,
  read: async (project, base, notes) => new JekyllSources(project, readJekyllConfig(project, base), notes).site(),
};

class JekyllSources {
  readonly #tags = new Tags(slugified);
  /** Files that a page includes. They are not reported as lost. */
  readonly #embedded = new Set<string>();

  constructor(
    private readonly project: Project,
    private readonly config: JekyllConfig,
    private readonly notes: Notes,
  ) {}

  site(): ImportedSite {
    const { project, config, notes } = this;
    const files = project.below(config.sourceDir).map((source) => ({ source, path: this.#inSource(source) }));
    const read = files
      .filter(({ path }) => !config.isExcluded(path))
      .flatMap(({ source, path }) => this.#entry(source, path));
    const isOrdered = hasOrder(read);
    // Drafts have no address on the old site. Published pages come first so that they win over
    // drafts with the same path.
    const entries = [...read.filter(({ isDraft }) => !isDraft), ...read.filter(({ isDraft }) => isDraft)].map(
      (entry) =>
        isOrdered && entry.kind === "pages"
          ? { ...entry, kind: "docs" as const, target: entry.target.replace(/^pages\//, "docs/") }
          : entry,
    );
    const pages = new Set(entries.map(({ source }) => source));
    const isStatic = (path: string) => !/(?:^|\/)[_.]/.test(path) && assetName.test(path) && !config.isExcluded(path);
    const statics = new Map(
      files
        .filter(({ source, path }) => !pages.has(source) && isStatic(path))
        .map(({ source, path }) => [`/${path}`, source]),
    );
    const addresses = new Set(statics.keys());
    const { settings, lists, authors } = jekyllSettings(entries, { config, tags: this.#tags, statics: addresses });
    const links = new PageLinks({
      project,
      notes,
      pages: entries,
      lists,
      statics: addresses,
      targetOf: (file) => `static/${safePath(this.#inSource(file))}`,
      roots: () => [config.sourceDir],
      basePath: config.basePath,
      origin: config.origin,
    });
    const foreign = new ForeignFields();
    const isMath = this.#hasMath();
    const posts = groupBy(
      entries.filter(({ kind }) => kind === "blog"),
      ({ source }) => basename(withoutEnding(source)),
    );
    const imported = entries.map((entry): ImportedPage => {
      const { kind, target, source, page, address, data } = entry;
      const isYaml = isYamlMap(page.frontMatter);
      return {
        kind,
        target,
        source,
        frontMatter: isYaml ? page.frontMatter : "",
        fields: jekyllFields(isYaml ? entry : { ...entry, written: {} }, this.#tags, links, foreign),
        body: this.#body(entry, posts, links, isMath),
        address: /(?:^|\/)_drafts\//.test(source) ? null : address,
        aliases: textsOf(data.redirect_from),
      };
    });
    foreign.report(notes);
    const used: ImportedFile[] = [...statics].map(([address, from]) => staticFile(project, from, address, notes));
    return {
      settings,
      authors,
      sidebars: isOrdered ? orderedSidebar(entries, settings.title ?? "Jekyll") : undefined,
      pages: imported,
      embedded: [...this.#embedded],
      files: [...used, ...links.files],
    };
  }

  #inSource(file: string): string {
    const { sourceDir } = this.config;
    return sourceDir === "" ? file : file.slice(sourceDir.length + 1);
  }

  #entry(source: string, place: string): JekyllEntry[] {
    const collected = joinPath(stringOf(this.config.site.collections_dir) ?? "", "/").slice(1);
    const path = collected !== "" && place.startsWith(`${collected}_`) ? place.slice(collected.length) : place;
    const post = /^(?:(.*)\/)?_(?:posts|drafts)\/(.*)$/.exec(path);
    const collection = this.config.collections.find(({ name }) => path.startsWith(`_${name}/`));
    if (post && !markdown.test(path)) {
      if (/\.(?:html?|textile|adoc)$/i.test(path)) this.notes.left({ file: source }, foreignMessages.format);
      return [];
    }
    if (!markdown.test(path)) return [];
    const isPage = !/(?:^|\/)[_.]/.test(path);
    if (!post && !collection && !isPage) return [];
    const page = splitPage(this.project.read(source).replace(/\r\n?/g, "\n"));
    // A file without front matter is not a page.
    if (!post && !collection && page.frontMatter === "" && page.bodyLine === 0) return [];
    const type = post ? "posts" : (collection?.name ?? "pages");
    const written = yamlData(page.frontMatter) ?? {};
    const facts = { source, page, written, data: { ...defaultsFor(path, type, this.config), ...written } };
    if (post) return this.#post(facts, post[1] ?? "", post[2] ?? "", path.includes("_drafts/"));
    return collection ? [this.#document(facts, path, collection)] : this.#single(facts, path);
  }

  #post(facts: Facts, above: string, path: string, isDraft: boolean): JekyllEntry[] {
    const { data } = facts;
    const name = path.replace(markdown, "");
    const [, year = "", month = "", day = "", title] = postName.exec(basename(name)) ?? [];
    // Jekyll ignores posts without a date in their name.
    if (year === "" && !isDraft) return [];
    const slug = stringOf(data.slug) ?? title ?? basename(name);
    const dated = year === "" ? undefined : clockTime(`${year}-${month}-${day}`);
    const date = clockTime(data.date) ?? dated ?? this.#fileTime(facts.source);
    const categories = [...above.split("/").filter(Boolean), ...single(data.category), ...wordList(data.categories)];
    const permalinkFacts = { slug, path: name, collection: "posts", date, categories };
    const { address, unknown } = jekyllAddress(
      stringOf(data.permalink) ?? postPattern(this.config.site),
      permalinkFacts,
    );
    if (unknown.length > 0)
      this.notes.left({ file: facts.source, found: unknown.join(" ") }, foreignMessages.permalinkWord);
    return [
      {
        kind: "blog",
        ...facts,
        target: `blog/${safePath(name)}.md`,
        title: stringOf(data.title) ?? slug.replaceAll("-", " "),
        date,
        isDraft: isDraft || yesOrNo(data.published) === false,
        tags: [...single(data.tag), ...wordList(data.tags)],
        categories,
        address,
      },
    ];
  }

  /** Returns the modification date of a file, for a draft without a date. Adds a note. */
  #fileTime(source: string): string {
    this.notes.changed({ file: source }, foreignMessages.fileTime);
    return statSync(this.project.absolute(source)).mtime.toISOString().slice(0, 10);
  }

  #document(facts: Facts, path: string, { name: collection, permalink }: Collection): JekyllEntry {
    const { data } = facts;
    const name = path.slice(collection.length + 2).replace(markdown, "");
    const slug = stringOf(data.slug) ?? basename(name);
    const permalinkFacts = { slug, path: name, collection, date: clockTime(data.date), categories: [] };
    const folder = this.config.collections.length > 1 ? `${collection}/` : "";
    return {
      kind: "docs",
      ...facts,
      target: `docs/${folder}${safePath(name)}.md`,
      title: stringOf(data.title) ?? slug.replaceAll("-", " "),
      date: permalinkFacts.date,
      isDraft: yesOrNo(data.published) === false,
      tags: [...single(data.tag), ...wordList(data.tags)],
      categories: [],
      address: jekyllAddress(stringOf(data.permalink) ?? permalink, permalinkFacts).address,
    };
  }

  #single(facts: Facts, path: string): JekyllEntry[] {
    const { data, page, source } = facts;
    const name = path.replace(markdown, "");
    if (/^(?:readme|license|changelog|contributing)$/i.test(name)) return [];
    const address = stringOf(data.permalink) ?? `/${name}`.replace(/\/index$/, "/");
    // List pages and many home pages contain only Liquid, so nothing of them would be left.
    if (withoutPlaceholders(page.body) === "") {
      this.notes.left({ file: source }, foreignMessages.listing);
      return [];
    }
    const siteTitle = name === "index" ? stringOf(this.config.site.title) : undefined;
    return [
      {
        kind: "pages",
        ...facts,
        target: `pages/${safePath(name)}.md`,
        title: stringOf(data.title) ?? siteTitle ?? basename(name.replace(/\/index$/, "")),
        date: undefined,
        isDraft: yesOrNo(data.published) === false,
        tags: [],
        categories: [],
        address: `/${address.replace(/^\/+/, "")}`,
      },
    ];
  }

  #body(
    entry: JekyllEntry,
    posts: ReadonlyMap<string, readonly JekyllEntry[]>,
    links: PageLinks,
    isMath: boolean,
  ): string {
    const { page, data, source: file } = entry;
    const { notes, config } = this;
    const post = (name: string) =>
      posts.get(basename(name))?.find(({ source }) => withoutEnding(source).endsWith(`/${name}`))?.address;
    let text = SourceText.of(page.body, page.bodyLine);
    const separator = stringOf(data.excerpt_separator) ?? stringOf(config.site.excerpt_separator) ?? "<!--more-->";
    const more = separator.startsWith("<!--") ? text.text.indexOf(separator) : -1;
    if (more >= 0) text = text.edit([{ start: more, end: more + separator.length, text: "<!-- truncate -->" }]);
    text = withoutLiquid(text, {
      file,
      notes,
      page: data,
      site: config.site,
      post,
      part: (path, from) => this.#part(path, from),
    });
    text = withoutKramdown(text);
    text = withoutScripts(text, file, notes);
    const hasFormulas = ["mathjax", "use_math", "math", "katex"].some((key) => yesOrNo(data[key]) === true);
    return rewriteTree(text, {
      math: isMath || hasFormulas,
      words: withEmoji,
      address: (written, use, line) => links.resolve(written, use, entry, line),
      onText: noteTexts(file, notes),
    }).text;
  }

  /**
   * Reads an included file, from the folder of the file `from` or else from `_includes`. Returns
   * undefined if there is no such file, or if its Liquid cannot be replaced by text.
   */
  #part(path: string, from: string | undefined) {
    const { project, config } = this;
    const folder = joined(config.sourceDir, stringOf(config.site.includes_dir) ?? "_includes");
    const file = posix.join(from === undefined ? folder : dirname(from), path);
    if (!project.has(file)) return undefined;
    const { body, bodyLine } = splitPage(project.read(file).replace(/\r\n?/g, "\n"));
    if (!isPlainInclude(body)) return undefined;
    this.#embedded.add(file);
    return { file, text: body, linesBefore: bodyLine };
  }

  /** Returns whether an HTML file in `_layouts` or `_includes` mentions MathJax or KaTeX. */
  #hasMath(): boolean {
    const { project, config } = this;
    return ["_includes", "_layouts"]
      .flatMap((folder) => project.below(joined(config.sourceDir, folder)))
      .some((file) => /\.html?$/.test(file) && /mathjax|katex/i.test(project.read(file)));
  }
}

type Facts = Pick<JekyllEntry, "source" | "page" | "written" | "data">;

function single(value: unknown): string[] {
  return Array.isArray(value) ? wordList(value) : [stringOf(value) ?? []].flat();
}

function withoutEnding(file: string): string {
  return file.replace(markdown, "");
}

/** Returns the text of a page without Liquid, comments, most HTML tags and attribute lists. */
function withoutPlaceholders(body: string): string {
  return body
    .replace(/\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}|<!--[\s\S]*?-->|<(?!img\b|iframe\b|video\b|audio\b|svg\b)[^>]*>/g, "")
    .replace(/\{:[^}]*\}/g, "")
    .trim();
}
