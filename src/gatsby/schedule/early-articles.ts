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
 * Articles that are rendered, in a thread of their own, while Gatsby still reads the files: to render one takes its text
 * alone, and until webpack begins Gatsby works in one thread.
 */
export class EarlyArticles {
  private readonly renderer: BackgroundRenderer;
  private readonly store: ArticleStore;
  private readonly checking = new Map<string, Promise<CheckedArticle>>();

  constructor({ root, ...options }: EarlyOptions) {
    this.renderer = new BackgroundRenderer(root);
    this.store = new ArticleStore({ ...options, render: this.renderer.render });
  }

  /** @param files paths relative to the content folder, also of drafts and of files that turn out to be unreadable */
  begin(files: readonly string[]): void {
    // Who wants one of them is told of its failure.
    for (const file of files) this.check(file).catch(() => undefined);
  }

  /**
   * What is checked of each file, begun or not.
   * @throws where a file cannot be read, or the thread has broken down
   */
  readonly checkAll = (files: readonly string[]): Promise<CheckedArticle[]> =>
    Promise.all(files.map((file) => this.check(file)));

  /** Ends the thread and forgets what was checked: a build goes on for long, and needs the memory. */
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
