import { type ArticleCache, ArticleStore, type CheckedArticle } from "../../article/store/article-store";
import { BackgroundRenderer } from "../../article/store/render-in-background";

interface EarlyOptions {
  /** Absolute path of the project. */
  readonly root: string;
  readonly contentDir: string;
  readonly format: "detect" | "mdx";
  readonly cache: ArticleCache;
}

/**
 * Renders articles in a thread of their own while Gatsby still sources files: an article depends on its text alone, and
 * until webpack starts Gatsby uses one thread.
 */
export class EarlyArticles {
  private readonly renderer: BackgroundRenderer;
  private readonly store: ArticleStore;
  private readonly checking = new Map<string, Promise<CheckedArticle>>();

  constructor({ root, ...options }: EarlyOptions) {
    this.renderer = new BackgroundRenderer(root);
    this.store = new ArticleStore({ ...options, render: this.renderer.render });
  }

  /** @param files paths relative to the content folder; drafts and unreadable files may be among them */
  begin(files: readonly string[]): void {
    // `checkAll` reports a failure.
    for (const file of files) this.check(file).catch(() => undefined);
  }

  /**
   * Checks files, started or not.
   * @throws where a file cannot be read, or the thread has failed
   */
  readonly checkAll = (files: readonly string[]): Promise<CheckedArticle[]> =>
    Promise.all(files.map((file) => this.check(file)));

  /** Ends the thread and drops its results, whose memory the rest of the build needs. */
  close(): Promise<void> {
    this.checking.clear();
    return this.renderer.close();
  }

  private check(file: string): Promise<CheckedArticle> {
    const check = this.checking.get(file) ?? this.store.check(file);
    this.checking.set(file, check);
    return check;
  }
}
