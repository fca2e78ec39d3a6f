import { existsSync } from "node:fs";
import path from "node:path";
import { contentDir } from "../config/read-site";
import { site } from "../config/site";
import { readMarkdown } from "../content/files/read-markdown";
import { digestOf, digestOfFiles } from "../lib/node/files";
import { pictureState } from "../lib/node/picture-file";
import type { MarkdownFormat } from "./model/types";
import { vaultAt } from "./obsidian/vault";
import type { RenderedArticle } from "./render-article";

/** The methods of Gatsby's cache that the store calls. */
interface ArticleCache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}

const namedFiles = ["images", "attachments", "includes", "lookups"] as const;
const summarized = [
  "title",
  "headings",
  "links",
  "ids",
  "embeds",
  "components",
  "diagnostics",
  "tags",
  ...namedFiles,
] as const;

/** The parts of an article that other articles and the checks need. */
export type ArticleSummary = Pick<RenderedArticle, (typeof summarized)[number]> & { readonly file: string };

type NamedFiles = Pick<RenderedArticle, (typeof namedFiles)[number]>;

/** A cached result, with the state of the files that it depends on. */
interface Kept<T = unknown> {
  readonly value: T;
  readonly state: string;
}

/**
 * Renders articles and caches their results. The key contains the digest of the file, its path, and
 * the settings that change the result. Each cache entry records the state of the files that the
 * article names. Results without diagnostics are not kept in memory, because a large site would
 * hold all of them for the whole build. gatsby/hooks/on-pre-init.ts clears the cache when the code
 * changes.
 */
export class ArticleStore {
  private readonly rendering = new Map<string, Promise<RenderedArticle>>();
  /**
   * Results with diagnostics. They are kept in memory and not in the cache, because a change that
   * no cache key covers, such as a renamed file, may fix the error.
   */
  private readonly faulty = new Map<string, Kept>();
  /**
   * `readable` maps each file to the cache key of its last rendering with text. `lastTexts` holds
   * that rendering while an error leaves the file without text.
   */
  private readonly readable = new Map<string, string>();
  private readonly lastTexts = new Map<string, RenderedArticle>();

  constructor(
    private readonly contentDir: string,
    private readonly format: "detect" | "mdx",
    private readonly cache: ArticleCache,
  ) {}

  /**
   * Returns an article by its path relative to the content folder. If an error leaves no text,
   * returns the last rendered text, if any, with the new diagnostics.
   * @throws if the file cannot be read
   */
  async get(file: string): Promise<RenderedArticle> {
    const key = `article-${this.keyOf(file)}`;
    const rendering = this.rendering.get(key);
    const made = rendering ?? this.kept(key, () => this.renderAgain(file)).finally(() => this.rendering.delete(key));
    this.rendering.set(key, made);
    const article = await made;
    const before = this.lastTexts.get(file);
    if (isLost(article)) return { ...article, ...before, diagnostics: article.diagnostics, includes: article.includes };
    this.readable.set(file, key);
    this.lastTexts.delete(file);
    return article;
  }

  /**
   * Returns an article's summary. The summary has a separate cache entry, so that a build with few
   * changes need not load every article.
   */
  async summary(file: string): Promise<ArticleSummary> {
    return this.kept(`summary-${this.keyOf(file)}`, async () => {
      const article = await this.get(file);
      const summary = Object.fromEntries(summarized.map((name) => [name, article[name]]));
      return { file, ...summary } as unknown as ArticleSummary;
    });
  }

  /**
   * Returns the summaries of several articles in the order of the files. Renders one article at a
   * time to save memory.
   */
  async summaries(files: readonly string[]): Promise<ArticleSummary[]> {
    const summaries: ArticleSummary[] = [];
    for (const file of files) summaries.push(await this.summary(file));
    return summaries;
  }

  private async renderAgain(file: string): Promise<RenderedArticle> {
    const key = this.readable.get(file);
    const before = key === undefined ? undefined : ((await this.known(key))?.value as RenderedArticle | undefined);
    const article = await this.render(file);
    if (isLost(article) && before && !isLost(before)) this.lastTexts.set(file, before);
    return article;
  }

  private async render(file: string): Promise<RenderedArticle> {
    const { contentDir } = this;
    const { dialect } = site.content;
    const { body, bodyLine, data } = readMarkdown(contentDir, file);
    // Imports the renderer on demand, because a build without changes does not need its many
    // packages. The renderer must not call `import()` itself: in Parcel's output for Gatsby, one
    // chunk cannot find another.
    const { renderArticle } = await import("./render-article");
    const format = formatOf(file, this.format);
    return renderArticle({ file, contentDir, body, bodyLine, frontMatter: data, format, dialect });
  }

  /**
   * Returns the cached result for a key. Calls `make` if there is none, or if `stateOfFiles` of the
   * result has changed.
   */
  private async kept<T extends ArticleSummary | RenderedArticle>(key: string, make: () => Promise<T>): Promise<T> {
    const known = (await this.known(key)) as Kept<T> | undefined;
    if (known && known.state === stateOfFiles(known.value, this.contentDir)) return known.value;
    const value = await make();
    const entry: Kept<T> = { value, state: stateOfFiles(value, this.contentDir) };
    this.faulty.delete(key);
    if (value.diagnostics.length > 0) this.faulty.set(key, entry);
    else await this.cache.set(key, entry);
    return value;
  }

  private async known(key: string): Promise<Kept | undefined> {
    return this.faulty.get(key) ?? ((await this.cache.get(key)) as Kept | undefined);
  }

  private keyOf(file: string): string {
    const settings = [
      site.onUnknownComponents,
      site.onLostText,
      site.content.trust,
      site.content.dialect,
      site.content.lineBreaks,
      site.docs.editUrl,
      site.url,
      site.baseUrl,
      JSON.stringify(site.markdown.macros),
    ];
    return [formatOf(file, this.format), ...settings, readMarkdown(this.contentDir, file).digest, file].join(" ");
  }
}

/** Returns whether an error left an article without text. */
function isLost({ tree, diagnostics }: RenderedArticle): boolean {
  return tree.children.length === 0 && diagnostics.some(({ severity }) => severity === "error");
}

const stores = new WeakMap<ArticleCache, ArticleStore>();

/** Returns the site's article store. Callers with the same cache share one store. */
export function articleStore(cache: ArticleCache): ArticleStore {
  const store = stores.get(cache) ?? new ArticleStore(contentDir(), site.markdown.format, cache);
  stores.set(cache, store);
  return store;
}

/**
 * Returns the format of a file: MDX if its name ends in `.mdx` or `setting` is `mdx`, otherwise
 * Markdown.
 */
export function formatOf(file: string, setting: "detect" | "mdx"): MarkdownFormat {
  return setting === "mdx" || file.endsWith(".mdx") ? "mdx" : "md";
}

/**
 * Returns a digest of the state of the files that an article names, and of the notes that its links
 * match. Of an image, only the existence and the type are included, because `linkArticle` adds the
 * rest. Of an attachment, only the existence is included.
 */
function stateOfFiles({ images, attachments, includes, lookups }: NamedFiles, contentDir: string): string {
  const at = (file: string) => path.join(contentDir, file);
  const states = [
    images.map((file) => [file, pictureState(at(file))]),
    attachments.map((file) => [file, existsSync(at(file))]),
    includes.map((file) => [file, digestOfFiles([at(file)])]),
    lookups.map(({ name, from }) => [...vaultAt(contentDir).find(name, from), vaultAt(contentDir).newPath(name)]),
  ];
  return digestOf(JSON.stringify(states), 64);
}
