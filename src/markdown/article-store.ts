import { existsSync } from "node:fs";
import path from "node:path";
import { contentDir } from "../config/read-site";
import { site } from "../config/site";
import { readMarkdown } from "../content/files/read-markdown";
import { digestOf, digestOfFiles } from "../lib/node/files";
import { pictureState } from "../lib/node/picture-file";
import type { MarkdownFormat, RenderedArticle } from "./model/types";

/** The part of Gatsby's cache that is used here. */
interface ArticleCache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}

/** The other files that an article's text names. */
const namedFiles = ["images", "attachments", "includes"] as const;
const summarized = ["title", "headings", "links", "ids", "embeds", "components", "diagnostics", ...namedFiles] as const;

/** What other files, and the checks, need to know of an article. */
export type ArticleSummary = Pick<RenderedArticle, (typeof summarized)[number]> & { readonly file: string };

type NamedFiles = Pick<RenderedArticle, (typeof namedFiles)[number]>;

/** A result made from an article's text, with the state of the other files it depends on. */
interface Kept {
  readonly value: NamedFiles;
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
   * What has diagnostics. It stays out of the cache, so that every build reports them: an error may be mended by something
   * no key covers, such as the name of another file.
   */
  private readonly faulty = new Map<string, Kept>();

  constructor(
    private readonly options: { readonly contentDir: string; format: "detect" | "mdx"; cache: ArticleCache },
  ) {}

  /**
   * @param file path relative to the content folder
   * @returns the article, in which mistakes of its author are `diagnostics`
   * @throws where the file cannot be read
   */
  async get(file: string): Promise<RenderedArticle> {
    const key = `article-${this.keyOf(file)}`;
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
    const key = `summary-${this.keyOf(file)}`;
    const known = await this.kept<ArticleSummary>(key);
    if (known) return known;
    const article = await this.get(file);
    const told = Object.fromEntries(summarized.map((name) => [name, article[name]]));
    return this.keep(key, { file, ...told } as unknown as ArticleSummary);
  }

  /** The summaries of several articles, in the order of the files. One is rendered after another: each needs memory. */
  async summaries(files: readonly string[]): Promise<ArticleSummary[]> {
    const summaries: ArticleSummary[] = [];
    for (const file of files) summaries.push(await this.summary(file));
    return summaries;
  }

  private async load(key: string, file: string): Promise<RenderedArticle> {
    const known = await this.kept<RenderedArticle>(key);
    if (known) return known;
    const { contentDir, format } = this.options;
    const { body, bodyLine, data } = readMarkdown(contentDir, file);
    // Loaded with its many packages for the first text that has changed: a build may have none. It may load nothing in turn
    // by `import()`: in what Parcel compiles for Gatsby, one chunk does not find another.
    const { renderArticle } = await import("./render-article");
    const source = { file, contentDir, body, bodyLine, frontMatter: data, format: formatOf(file, format) };
    return this.keep(key, await renderArticle(source));
  }

  /** What is kept under a key, unless a file it depends on has come, gone or changed since. */
  private async kept<T extends NamedFiles>(key: string): Promise<T | undefined> {
    const entry = this.faulty.get(key) ?? ((await this.options.cache.get(key)) as Kept | undefined);
    return entry && entry.state === stateOfFiles(entry.value, this.options.contentDir) ? (entry.value as T) : undefined;
  }

  private async keep<T extends ArticleSummary | RenderedArticle>(key: string, value: T): Promise<T> {
    const entry: Kept = { value, state: stateOfFiles(value, this.options.contentDir) };
    this.faulty.delete(key);
    if (value.diagnostics.length > 0) this.faulty.set(key, entry);
    else await this.options.cache.set(key, entry);
    return value;
  }

  private keyOf(file: string): string {
    const { contentDir, format } = this.options;
    const settings = [site.onUnknownComponents, site.content.trust, site.docs.editUrl];
    return [formatOf(file, format), ...settings, readMarkdown(contentDir, file).digest, file].join(" ");
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
