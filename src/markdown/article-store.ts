import { existsSync } from "node:fs";
import path from "node:path";
import { site } from "../config/site";
import { contentDir } from "../config/site-file";
import { readMarkdown } from "../content/files/read-markdown";
import { digestOf, digestOfFiles } from "../lib/node/files";
import { pictureState } from "../lib/node/picture-file";
import type { ArticleSource, MarkdownFormat, RenderedArticle } from "./model/types";
import { renderArticle } from "./render-article";

/** The part of Gatsby's cache that is used here. */
interface ArticleCache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}

/** The other files that an article's text names. */
const namedFiles = ["images", "attachments", "includes"] as const;
const summarized = ["title", "headings", "links", "ids", "embeds", "components", "diagnostics", ...namedFiles] as const;

type NamedFiles = Pick<RenderedArticle, (typeof namedFiles)[number]>;

/** What other files, and the checks, need to know of an article. */
export type ArticleSummary = Pick<RenderedArticle, (typeof summarized)[number]> & { readonly file: string };

/** A result made from an article's text, with the state of the other files it depends on. */
interface Cached<T extends NamedFiles> {
  readonly value: T;
  readonly state: string;
}

/**
 * Renders each text once. Results are cached under a digest of the file, together with the state of the pictures and
 * programs the text names; which files those are follows from the text alone. Changes of the code that renders are the
 * business of src/gatsby/hooks/on-pre-init.ts. Cached results are not kept in memory as well: the texts of a large site
 * would stay there for the whole build.
 */
export class ArticleStore {
  /** Articles being rendered or loaded. */
  private readonly rendering = new Map<string, Promise<RenderedArticle>>();

  /**
   * Articles with diagnostics. They stay out of the cache, so that every build reports them: an error may be mended by
   * something no key covers, such as the name of another file.
   */
  private readonly faulty = new Map<string, Cached<RenderedArticle>>();

  constructor(
    private readonly options: { readonly contentDir: string; format: "detect" | "mdx"; cache: ArticleCache },
  ) {}

  /**
   * @param file path relative to the content folder
   * @returns the article, in which mistakes of its author are `diagnostics`
   * @throws where the file cannot be read
   */
  async get(file: string): Promise<RenderedArticle> {
    const key = this.keyOf(file);
    const article = this.rendering.get(key) ?? this.load(key, file).finally(() => this.rendering.delete(key));
    this.rendering.set(key, article);
    return article;
  }

  /**
   * The summary of an article. It has a cache entry of its own, so that a build in which little has changed need not load
   * every text.
   * @param file path relative to the content folder
   * @throws as `get` does
   */
  async summary(file: string): Promise<ArticleSummary> {
    const key = this.keyOf(file);
    const known = await this.cached<ArticleSummary>(`summary-${key}`);
    if (known) return known;
    const article = await this.get(file);
    const told = Object.fromEntries(summarized.map((name) => [name, article[name]]));
    const summary = { file, ...told } as unknown as ArticleSummary;
    if (article.diagnostics.length === 0) await this.options.cache.set(`summary-${key}`, this.withState(summary));
    return summary;
  }

  /** The summaries of several articles, in the order of the files. One is rendered after another: each needs memory. */
  async summaries(files: readonly string[]): Promise<ArticleSummary[]> {
    const summaries: ArticleSummary[] = [];
    for (const file of files) summaries.push(await this.summary(file));
    return summaries;
  }

  private async load(key: string, file: string): Promise<RenderedArticle> {
    const known = this.ifUnchanged(this.faulty.get(key)) ?? (await this.cached<RenderedArticle>(`article-${key}`));
    if (known) return known;
    const article = await renderArticle(this.sourceOf(file));
    if (article.diagnostics.length > 0) this.faulty.set(key, this.withState(article));
    else await this.options.cache.set(`article-${key}`, this.withState(article));
    return article;
  }

  private async cached<T extends NamedFiles>(key: string): Promise<T | undefined> {
    return this.ifUnchanged((await this.options.cache.get(key)) as Cached<T> | undefined);
  }

  private withState<T extends NamedFiles>(value: T): Cached<T> {
    return { value, state: stateOfFiles(value, this.options.contentDir) };
  }

  /** The cached value, unless a file it depends on has come, gone or changed since. */
  private ifUnchanged<T extends NamedFiles>(entry: Cached<T> | undefined): T | undefined {
    return entry && entry.state === stateOfFiles(entry.value, this.options.contentDir) ? entry.value : undefined;
  }

  private keyOf(file: string): string {
    const { contentDir, format } = this.options;
    const settings = [site.onUnknownComponents, site.content.trust, site.docs.editUrl];
    return [formatOf(file, format), ...settings, readMarkdown(contentDir, file).digest, file].join(" ");
  }

  private sourceOf(file: string): ArticleSource {
    const { contentDir, format } = this.options;
    const { body, bodyLine, data } = readMarkdown(contentDir, file);
    return { file, contentDir, body, bodyLine, frontMatter: data, format: formatOf(file, format) };
  }
}

const stores = new WeakMap<ArticleCache, ArticleStore>();

/** The articles of the site, kept in a cache of Gatsby's: one store for all who are given the same cache. */
export function articleStore(cache: ArticleCache): ArticleStore {
  const store =
    stores.get(cache) ?? new ArticleStore({ contentDir: contentDir(), format: site.markdown.format, cache });
  stores.set(cache, store);
  return store;
}

/** `.mdx` is MDX and `.md` is Markdown, unless the site says that everything is MDX. */
export function formatOf(file: string, setting: "detect" | "mdx"): MarkdownFormat {
  return setting === "mdx" || file.endsWith(".mdx") ? "mdx" : "md";
}

/**
 * The state of the files an article names, as far as its rendering depends on it: of a picture, that
 * it is one (its size and address are filled in later), of an attachment, that it exists, of an included file all it holds.
 * @param contentDir absolute path of the content folder
 * @returns a digest; the same as before means that rendering the text again would change nothing
 */
function stateOfFiles({ images, attachments, includes }: NamedFiles, contentDir: string): string {
  const at = (file: string) => path.join(contentDir, file);
  const states = [
    images.map((file) => [file, pictureState(at(file))]),
    attachments.map((file) => [file, existsSync(at(file))]),
    includes.map((file) => [file, digestOfFiles([at(file)])]),
  ];
  return digestOf(JSON.stringify(states), 64);
}
