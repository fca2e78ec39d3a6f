import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseFrontMatter } from "../../content/front-matter";
import { decodeText } from "../../content/read-text";
import type { ArticleSource, MarkdownFormat, RenderedArticle } from "../model/types";
import { renderArticle } from "../render-article";
import { type NamedFiles, stateOfFiles } from "./referenced-files";
import { inTurn, type Render } from "./render-in-turn";

/** The part of Gatsby's cache that is used here. */
export interface ArticleCache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}

export interface ArticleStoreOptions {
  readonly contentDir: string;
  readonly format: "detect" | "mdx";
  readonly cache: ArticleCache;
  /** Where articles are rendered, if not here. */
  readonly render?: Render;
}

/** What the checks of links and of texts need to know of an article. */
export type CheckedArticle = NamedFiles &
  Pick<RenderedArticle, "links" | "ids" | "embeds" | "diagnostics"> & { readonly file: string };

/** Something made of an article's text, and the state in which the other files were that it depends on. */
interface Made<T extends NamedFiles> {
  readonly value: T;
  readonly state: string;
}

/** A file as it was read, under a digest of its bytes: to decode it and parse its front matter takes ten times as long as that. */
interface ReadFile {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly digest: string;
}

/**
 * Renders each text once, by caching it under a digest of its file, beside the state of the pictures and programs that it
 * names: which those are is known when it has been rendered, and follows from the text alone. The code it depends on is
 * seen to in src/gatsby/hooks/on-pre-init.ts. What the cache has is not kept in memory too: the texts of a large site would
 * stay there for the whole build.
 */
export class ArticleStore {
  /** Articles on their way. */
  private readonly rendering = new Map<string, Promise<RenderedArticle>>();

  /**
   * Articles with diagnostics. They are not cached, so that each build finds them anew: an error may be mended by what no key
   * knows, such as the names of files that were meant.
   */
  private readonly faulty = new Map<string, Made<RenderedArticle>>();

  private readonly render: Render;

  constructor(private readonly options: ArticleStoreOptions) {
    this.render = options.render ?? inTurn(renderArticle);
  }

  /**
   * @param file path relative to the content folder
   * @returns the article, in which mistakes of its author are `diagnostics`
   * @throws where the file cannot be read, or the thread that renders has broken down
   */
  async get(file: string): Promise<RenderedArticle> {
    return this.rendered(this.read(file));
  }

  /**
   * What is checked of each file. It is cached by itself, so that a build in which little has changed need not read all
   * texts.
   * @param files paths relative to the content folder
   * @throws as `get` does
   */
  readonly checkAll = (files: readonly string[]): Promise<CheckedArticle[]> =>
    Promise.all(files.map((file) => this.check(file)));

  /** The same of one file. */
  async check(file: string): Promise<CheckedArticle> {
    const read = this.read(file);
    const key = `checks-of-${read.digest}`;
    const known = await this.cached<CheckedArticle>(key);
    if (known) return known;
    const { links, ids, embeds, diagnostics, images, attachments, includes } = await this.rendered(read);
    const checked = { file, links, ids, embeds, diagnostics, images, attachments, includes };
    if (diagnostics.length === 0) await this.options.cache.set(key, this.made(checked));
    return checked;
  }

  private rendered(read: ReadFile): Promise<RenderedArticle> {
    const key = `article-${read.digest}`;
    const article = this.rendering.get(key) ?? this.load(key, read).finally(() => this.rendering.delete(key));
    this.rendering.set(key, article);
    return article;
  }

  private async load(key: string, read: ReadFile): Promise<RenderedArticle> {
    const known = this.ifUnchanged(this.faulty.get(key)) ?? (await this.cached<RenderedArticle>(key));
    if (known) return known;
    const article = await this.render(this.sourceOf(read));
    if (article.diagnostics.length > 0) this.faulty.set(key, this.made(article));
    else await this.options.cache.set(key, this.made(article));
    return article;
  }

  private async cached<T extends NamedFiles>(key: string): Promise<T | undefined> {
    return this.ifUnchanged((await this.options.cache.get(key)) as Made<T> | undefined);
  }

  private made<T extends NamedFiles>(value: T): Made<T> {
    return { value, state: stateOfFiles(value, this.options.contentDir) };
  }

  /** What was made, unless a file it depends on has come, gone or changed since. */
  private ifUnchanged<T extends NamedFiles>(made: Made<T> | undefined): T | undefined {
    return made && made.state === stateOfFiles(made.value, this.options.contentDir) ? made.value : undefined;
  }

  private read(file: string): ReadFile {
    const { contentDir, format } = this.options;
    const bytes = readFileSync(path.join(contentDir, file));
    const digest = createHash("sha256")
      .update(`${formatOf(file, format)} ${file}\0`)
      .update(bytes)
      .digest("hex");
    return { file, bytes, digest };
  }

  private sourceOf({ file, bytes }: ReadFile): ArticleSource {
    const { contentDir, format } = this.options;
    const { body, bodyLine } = parseFrontMatter(decodeText(bytes, file).text, file);
    return { file, contentDir, body, bodyLine, format: formatOf(file, format) };
  }
}

/** `.mdx` is MDX and `.md` is Markdown, unless the site says that everything is MDX. */
export function formatOf(file: string, setting: "detect" | "mdx"): MarkdownFormat {
  return setting === "mdx" || file.endsWith(".mdx") ? "mdx" : "md";
}
