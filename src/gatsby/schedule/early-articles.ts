import { type ArticleCache, ArticleStore, type ArticleSummary } from "../../article/store/article-store";
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
  private readonly known = new Map<string, Promise<ArticleSummary>>();

  constructor({ root, ...options }: EarlyOptions) {
    this.renderer = new BackgroundRenderer(root);
    this.store = new ArticleStore({ ...options, render: this.renderer.render });
  }

  /** @param files paths relative to the content folder, also of drafts and of files that turn out to be unreadable */
  begin(files: readonly string[]): void {
    // Who wants one of them is told of its failure.
    for (const file of files) this.summary(file).catch(() => undefined);
  }

  /**
   * What is checked of each file, begun or not.
   * @throws where a file cannot be read, or the thread has broken down
   */
  readonly summaries = (files: readonly string[]): Promise<ArticleSummary[]> =>
    Promise.all(files.map((file) => this.summary(file)));

  /** Ends the thread and forgets what was checked: a build goes on for long, and needs the memory. */
  close(): Promise<void> {
    this.known.clear();
    return this.renderer.close();
  }

  /** The summary of one article, begun or not. */
  summary(file: string): Promise<ArticleSummary> {
    const summary = this.known.get(file) ?? this.store.summary(file);
    this.known.set(file, summary);
    return summary;
  }
}
