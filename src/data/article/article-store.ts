import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseFrontMatter } from "../content/front-matter";
import { readTextFile } from "../content/read-text";
import { dependenciesOf } from "./dependencies";
import { renderArticle } from "./render-article";
import { inTurn, type Render } from "./render-in-turn";
import type { ArticleSource, MarkdownFormat, RenderedArticle } from "./types";

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
export type CheckedArticle = Pick<RenderedArticle, "links" | "ids" | "problems"> & { readonly file: string };

/**
 * Renders each file once, by caching under a digest of all content the result depends on; the code it depends on is seen
 * to in src/data/hooks/before-start.ts. What the cache has is not kept in
 * memory too: the texts of a large site would stay there for the whole build.
 */
export class ArticleStore {
  /** Articles on their way, and those that the cache cannot take. */
  private readonly rendered = new Map<string, Promise<RenderedArticle>>();

  private readonly render: Render;

  constructor(private readonly options: ArticleStoreOptions) {
    this.render = options.render ?? inTurn(renderArticle);
  }

  /** @param file path relative to the content folder */
  async get(file: string): Promise<RenderedArticle> {
    const source = this.read(file);
    const key = this.keyOf(source);
    const rendering = this.rendered.get(key) ?? this.fromCache(key, source);
    this.rendered.set(key, rendering);
    return rendering;
  }

  /**
   * What is checked of each file. It is cached by itself, so that a build in which little has changed need not read all
   * texts.
   */
  checkAll(files: readonly string[]): Promise<CheckedArticle[]> {
    return Promise.all(files.map(async (file) => ({ file, ...(await this.check(file)) })));
  }

  private async check(file: string): Promise<Omit<CheckedArticle, "file">> {
    const { cache } = this.options;
    const key = `checks-of-${this.keyOf(this.read(file))}`;
    const cached = (await cache.get(key)) as Omit<CheckedArticle, "file"> | undefined;
    if (cached) return cached;
    const { links, ids, problems } = await this.get(file);
    if (problems.length === 0) await cache.set(key, { links, ids, problems });
    return { links, ids, problems };
  }

  private async fromCache(key: string, source: ArticleSource): Promise<RenderedArticle> {
    const cached = (await this.options.cache.get(key)) as RenderedArticle | undefined;
    const article = cached ?? (await this.render(source));
    // An error may be mended by another file (a picture, an included program), which the key does not know.
    if (article.problems.length > 0) return article;
    if (!cached) await this.options.cache.set(key, article);
    this.rendered.delete(key);
    return article;
  }

  private read(file: string): ArticleSource {
    const { contentDir, format } = this.options;
    const { text } = readTextFile(path.join(contentDir, file), file);
    const { body, bodyLine } = parseFrontMatter(text, file);
    return { file, contentDir, body, bodyLine, format: formatOf(file, format) };
  }

  private keyOf({ file, body, bodyLine, format }: ArticleSource): string {
    const hash = createHash("sha256").update(JSON.stringify([file, format, bodyLine, body]));
    for (const dependency of dependenciesOf(body, file)) {
      const absolutePath = path.join(this.options.contentDir, dependency);
      hash.update(statSync(absolutePath, { throwIfNoEntry: false })?.isFile() ? readFileSync(absolutePath) : "missing");
    }
    return `article-${hash.digest("hex")}`;
  }
}

/** `.mdx` is MDX and `.md` is Markdown, unless the site says that everything is MDX. */
export function formatOf(file: string, setting: "detect" | "mdx"): MarkdownFormat {
  return setting === "mdx" || file.endsWith(".mdx") ? "mdx" : "md";
}
