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

/** The part of Gatsby's cache that is used here. */
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

/** What other files, and the checks, need to know of an article. */
export type ArticleSummary = Pick<RenderedArticle, (typeof summarized)[number]> & { readonly file: string };

type NamedFiles = Pick<RenderedArticle, (typeof namedFiles)[number]>;

/** A result made from an article's text, with the state of the other files it depends on. */
interface Kept<T = unknown> {
  readonly value: T;
  readonly state: string;
}

/**
 * Renders each text once. Results are cached under a digest of the file, with the state of the files that it names, and
 * not in memory: a large site's would stay there for the whole build. Changes of the code: gatsby/hooks/on-pre-init.ts.
 */
export class ArticleStore {
  private readonly rendering = new Map<string, Promise<RenderedArticle>>();
  /** What has diagnostics is not cached: an error may be mended by what no key covers, as another file's name. */
  private readonly faulty = new Map<string, Kept>();
  /** Key of the last rendering of each file that has a text, and these texts while a mistake has left none. */
  private readonly readable = new Map<string, string>();
  private readonly lastTexts = new Map<string, RenderedArticle>();

  constructor(
    private readonly contentDir: string,
    private readonly format: "detect" | "mdx",
    private readonly cache: ArticleCache,
  ) {}

  /**
   * An article, by its path relative to the content folder. While its author makes a mistake that leaves no text, it has the
   * last text, with the mistake among its diagnostics.
   * @throws where the file cannot be read
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

  /** The summary has a cache entry of its own: a build in which little has changed need not load every text. */
  async summary(file: string): Promise<ArticleSummary> {
    return this.kept(`summary-${this.keyOf(file)}`, async () => {
      const article = await this.get(file);
      const told = Object.fromEntries(summarized.map((name) => [name, article[name]]));
      return { file, ...told } as unknown as ArticleSummary;
    });
  }

  /** The summaries of several articles, in the order of the files. One is rendered after another: each needs memory. */
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
    // Loaded with its many packages for the first text that has changed: a build may have none. It may load nothing in turn
    // by `import()`: in what Parcel compiles for Gatsby, one chunk does not find another.
    const { renderArticle } = await import("./render-article");
    const format = formatOf(file, this.format);
    return renderArticle({ file, contentDir, body, bodyLine, frontMatter: data, format, dialect });
  }

  /** What is kept under a key, unless a file it depends on has come, gone or changed since; else it is made. */
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
    ];
    return [formatOf(file, this.format), ...settings, readMarkdown(this.contentDir, file).digest, file].join(" ");
  }
}

/** Whether an error has left nothing of a text. */
function isLost({ tree, diagnostics }: RenderedArticle): boolean {
  return tree.children.length === 0 && diagnostics.some(({ severity }) => severity === "error");
}

const stores = new WeakMap<ArticleCache, ArticleStore>();

/** The articles of the site, kept in a cache of Gatsby's: one store for all who are given the same cache. */
export function articleStore(cache: ArticleCache): ArticleStore {
  const store = stores.get(cache) ?? new ArticleStore(contentDir(), site.markdown.format, cache);
  stores.set(cache, store);
  return store;
}

/** `.mdx` is MDX and `.md` is Markdown, unless the site says that everything is MDX. */
export function formatOf(file: string, setting: "detect" | "mdx"): MarkdownFormat {
  return setting === "mdx" || file.endsWith(".mdx") ? "mdx" : "md";
}

/** The state of the files an article names, as far as its rendering depends on it; pictures are filled in later. */
function stateOfFiles({ images, attachments, includes, lookups }: NamedFiles, contentDir: string): string {
  const at = (file: string) => path.join(contentDir, file);
  const states = [
    images.map((file) => [file, pictureState(at(file))]),
    attachments.map((file) => [file, existsSync(at(file))]),
    includes.map((file) => [file, digestOfFiles([at(file)])]),
    lookups.map(({ name, from }) => vaultAt(contentDir).find(name, from)),
  ];
  return digestOf(JSON.stringify(states), 64);
}
