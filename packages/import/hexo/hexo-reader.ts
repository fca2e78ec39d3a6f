import { statSync } from "node:fs";
import picomatch from "picomatch";
import { dirname } from "../../../src/lib/paths";
import { recordOf, stringOf } from "../data";
import { ForeignFields } from "../foreign-fields";
import { hexoAnchor } from "../links/anchor-slugs";
import { PageLinks } from "../links/page-links";
import { safePath } from "../links/safe-name";
import { staticFile } from "../links/static-file";
import { foreignMessages } from "../messages/messages";
import type { ImportedFile, ImportedPage, ImportedSite, Reader } from "../model";
import type { Notes } from "../notes";
import type { Project } from "../project";
import { Tags } from "../tags";
import { clockTime, textsOf, type Values, yesOrNo } from "../values";
import { hexoBody } from "./hexo-body";
import { findHexo, type HexoConfig, readHexoConfig } from "./hexo-config";
import type { HexoEntry } from "./hexo-entry";
import { hexoFields } from "./hexo-fields";
import { friendsOfData, friendsTarget, hasFriendsTag, isFriendsPage } from "./hexo-friends";
import { readHexoPage } from "./hexo-front-matter";
import { hexoAddress, namedPost } from "./hexo-permalink";
import { hexoSettings } from "./hexo-settings";
import { hexoSlug } from "./hexo-slug";

const markdown = /\.(?:md|markdown|mkd|mdown)$/i;

/**
 * Values of `type` and `layout`, and paths, of pages that a theme generates. They are not imported,
 * because this site generates its own.
 */
const listings = new Set(["tags", "tag", "categories", "category", "archives", "archive", "404", "index", "search"]);

/** The reader of Hexo projects. */
export const hexo: Reader = {
  generator: "Hexo",
  anchorSlug: hexoAnchor,
  find: findHexo,
  read: async (project, base, notes) => {
    const config = readHexoConfig(project, base);
    const sources = new HexoSources(project, config, notes);
    return sources.site();
  },
};

class HexoSources {
  readonly #tags: Tags;
  readonly #isShownAsIs: (file: string) => boolean;

  constructor(
    private readonly project: Project,
    private readonly config: HexoConfig,
    private readonly notes: Notes,
  ) {
    const tagMap = recordOf(config.site.tag_map);
    const categoryMap = recordOf(config.site.category_map);
    this.#tags = new Tags((label) => stringOf(tagMap[label] ?? categoryMap[label]) ?? this.#slug(label));
    const skipped = textsOf(config.site.skip_render);
    this.#isShownAsIs = skipped.length === 0 ? () => false : picomatch(skipped, { dot: true });
  }

  site(): ImportedSite {
    const { project, config, notes } = this;
    const inSource = (file: string) => file.slice(config.sourceDir.length + 1);
    const all = project.below(config.sourceDir);
    const read = all.filter((file) => markdown.test(file)).flatMap((file) => this.#entry(file, inSource(file)));
    // Drafts have no address on the old site. Published posts come first so that they win over
    // drafts with the same path.
    const ordered = [...read.filter(({ isDraft }) => !isDraft), ...read.filter(({ isDraft }) => isDraft)];
    const friendsPage = ordered.find(isFriendsPage);
    const friends = friendsPage ? friendsOfData(project, config.sourceDir, notes) : [];
    const hasFriends = friends.length > 0 || hasFriendsTag(friendsPage?.page.body ?? "");
    if (friendsPage && hasFriends) notes.changed({ file: friendsPage.source }, foreignMessages.friends);
    const entries = ordered.map((entry) =>
      entry === friendsPage && hasFriends ? { ...entry, target: friendsTarget } : entry,
    );
    const statics = all.filter((file) => this.#isStatic(file, inSource(file)));
    const settings = hexoSettings(entries, {
      config,
      tags: this.#tags,
      statics: new Set(statics.map(inSource)),
      notes,
    });
    const links = new PageLinks({
      project,
      notes,
      pages: entries,
      lists: settings.lists,
      statics: new Set(statics.map((file) => `/${inSource(file)}`)),
      targetOf: (file) => this.#targetOf(file),
      roots: ({ source }) => [source.replace(markdown, ""), config.sourceDir],
      themeFolders: [config.themeSource],
      assetFolder: ({ source }) => (/(?:^|\/)_posts\//.test(source) ? source.replace(markdown, "") : dirname(source)),
      basePath: config.root,
      origin: config.origin,
    });
    const math = this.#hasMath();
    // Of two posts with one name, the first wins.
    const posts = new Map(
      [...entries]
        .reverse()
        .flatMap((entry) => (entry.kind === "blog" ? [entry.slug, entry.title].map((name) => [name, entry]) : [])),
    );
    const foreign = new ForeignFields();
    const pages = entries.map((entry): ImportedPage => {
      const { kind, target, source, page, address } = entry;
      return {
        kind,
        target,
        source,
        frontMatter: page.yaml ?? "",
        fields: hexoFields(entry, page.yaml === null ? {} : page.data, this.#tags, links, foreign),
        body: hexoBody(entry, { project, config, notes, links, posts, friends, math }),
        address,
        aliases: [...textsOf(page.data.aliases), ...textsOf(page.data.alias)].map(
          (alias) => `/${alias.replace(/^\/+/, "")}`,
        ),
      };
    });
    foreign.report(notes);
    const files: ImportedFile[] = statics.map((file) => staticFile(project, file, `/${inSource(file)}`, notes));
    return {
      settings: settings.settings,
      authors: settings.authors,
      pages,
      friends: friends.length > 0 ? friends : undefined,
      files: [...files, ...links.files],
    };
  }

  #entry(source: string, inSource: string): HexoEntry[] {
    const [, folder, inFolder] = /^(_posts|_drafts)\/(.*)$/.exec(inSource) ?? [];
    if (/(?:^|\/)[_.]/.test(inFolder ?? inSource) || this.#isShownAsIs(inSource)) return [];
    const page = readHexoPage(this.project.read(source));
    const title = stringOf(page.data.title);
    const facts = {
      page,
      source,
      hiddenBy: stringOf(recordOf(this.config.site.hide_posts).filter) ?? "hidden",
      categories: categoriesOf(page.data.categories ?? page.data.category),
      tags: textsOf(page.data.tags ?? page.data.tag),
    };
    if (inFolder === undefined) return this.#single(inSource, { ...facts, title: title ?? this.#titleOf(inSource) });
    const name = inFolder.replace(markdown, "");
    const named = namedPost(name, this.config.site);
    const date = clockTime(page.data.date) ?? named.day ?? this.#fileTime(source);
    const isDraft = folder === "_drafts" || yesOrNo(page.data.published) === false || page.data.password !== undefined;
    if (page.data.password !== undefined) this.notes.left({ file: source }, foreignMessages.password);
    const target = `blog/${safePath(name)}.md`;
    const entry = {
      kind: "blog" as const,
      ...facts,
      target,
      title: title ?? named.slug,
      slug: named.slug,
      date,
      isDraft,
    };
    return [{ ...entry, address: this.#addressOf(entry) }];
  }

  #single(
    inSource: string,
    facts: Pick<HexoEntry, "page" | "source" | "title" | "hiddenBy" | "categories" | "tags">,
  ): HexoEntry[] {
    const { data } = facts.page;
    const name = inSource.replace(markdown, "");
    const kind = [data.type, data.layout, name.replace(/\/index$/, "")]
      .map(stringOf)
      .find((word) => word && listings.has(word));
    if (kind !== undefined && name !== "index") {
      this.notes.left({ file: facts.source, found: kind }, foreignMessages.listing);
      return [];
    }
    const permalink = stringOf(data.permalink);
    const address = permalink ?? (name.replace(/(^|\/)index$/, "$1") || "/");
    return [
      {
        kind: "pages",
        ...facts,
        target: `pages/${safePath(name)}.md`,
        slug: name,
        date: undefined,
        isDraft: yesOrNo(data.published) === false,
        address: `/${address.replace(/^\/+/, "")}`,
      },
    ];
  }

  /**
   * Returns the title for a page that has none: the name of its file or folder. The home page gets
   * the site's title.
   */
  #titleOf(inSource: string): string {
    const name = inSource.replace(markdown, "");
    if (name === "index") return stringOf(this.config.site.title) ?? name;
    return (
      name
        .replace(/\/index$/, "")
        .split("/")
        .at(-1) ?? name
    );
  }

  #addressOf(entry: Omit<HexoEntry, "address">): string {
    const date = entry.date ?? "2000-01-01";
    const last = entry.categories
      .at(-1)
      ?.map((name) => this.#categorySlug(name))
      .join("/");
    const { address, unknown } = hexoAddress(
      {
        slug: entry.slug,
        title: entry.title,
        date: date.includes("T") ? date : `${date}T00:00:00`,
        unix: unixTime(date, stringOf(this.config.site.timezone)),
        category: last,
        frontMatter: entry.page.data,
      },
      this.config.site,
    );
    if (unknown.length > 0) {
      this.notes.left({ file: entry.source, found: unknown.join(" ") }, foreignMessages.permalinkWord);
    }
    return address;
  }

  #slug(name: string): string {
    return hexoSlug(name, this.config.site.filename_case);
  }

  #categorySlug(name: string): string {
    return this.#slug(stringOf(recordOf(this.config.site.category_map)[name]) ?? name);
  }

  /** Returns the modification date of a file, for a post without a date. Adds a note. */
  #fileTime(source: string): string | undefined {
    this.notes.changed({ file: source }, foreignMessages.fileTime);
    return clockTime(statSync(this.project.absolute(source)).mtime)?.slice(0, 10);
  }

  /**
   * Returns whether a file is published unchanged.
   * @param inSource its path below the source folder
   */
  #isStatic(file: string, inSource: string): boolean {
    if (this.#isShownAsIs(inSource)) return true;
    return !/(?:^|\/)[_.]/.test(inSource) && !markdown.test(file);
  }

  #targetOf(file: string): string | null {
    if (!file.startsWith(`${this.config.sourceDir}/`)) return null;
    const inSource = file.slice(this.config.sourceDir.length + 1);
    const inPosts = /^(?:_posts|_drafts)\/(.*)$/.exec(inSource)?.[1];
    if (inPosts !== undefined) return `blog/${safePath(inPosts)}`;
    return this.#isStatic(file, inSource) ? `static/${inSource}` : null;
  }

  /** Returns whether all pages render formulas. */
  #hasMath(): boolean {
    const packages = this.project.files.filter((file) => /(?:^|\/)package\.json$/.test(file)).slice(0, 1);
    const isInstalled = packages.some((file) =>
      /mathjax|katex|hexo-math|renderer-(?:pandoc|markdown-it-plus)/.test(this.project.read(file)),
    );
    return isInstalled || drawsMath(this.config.theme) || drawsMath(this.config.site);
  }
}

function drawsMath(config: Values): boolean {
  return ["math", "mathjax", "katex"].some((key) => {
    const value = config[key];
    const inner = recordOf(value);
    // `per_page` is ignored, because it has different meanings in different themes. A wrong guess
    // is harmless, because text that KaTeX cannot render stays text.
    return value === true || inner.enable === true || drawsMathIn(inner);
  });
}

function drawsMathIn(config: Values): boolean {
  return ["mathjax", "katex"].some((key) => recordOf(config[key]).enable === true);
}

/**
 * Returns each category with its parents. `a` and `[a]` are one category. `[a, b]` is b in a.
 * `[[a, b], c]` is b in a, and c.
 */
function categoriesOf(value: unknown): string[][] {
  if (!Array.isArray(value)) return textsOf(value).map((name) => [name]);
  if (!value.some(Array.isArray)) return value.length === 0 ? [] : [textsOf(value)];
  return value.map((item) => textsOf(item));
}

/**
 * Converts a local time to seconds since 1970.
 * @param timeZone UTC applies if it is undefined or unknown
 */
function unixTime(clock: string, timeZone: string | undefined): number {
  const utc = Date.parse(clock.includes("T") ? `${clock}Z` : `${clock}T00:00:00Z`);
  try {
    const there = new Date(utc).toLocaleString("sv", { timeZone: timeZone ?? "UTC" });
    return (2 * utc - Date.parse(`${there.replace(" ", "T")}Z`)) / 1000;
  } catch {
    return utc / 1000;
  }
}
