import path from "node:path";
import { type ArticleCache, ArticleStore, type ArticleSummary } from "../../article/store/article-store";
import { BackgroundRenderer } from "../../article/store/render-in-background";

interface EarlyOptions {
  /** Absolute path of the project. */
  readonly root: string;
  readonly contentDir: string;
  readonly format: "detect" | "mdx";
  readonly cache: ArticleCache;
  /** Called with the absolute path of every picture that an article shows. */
  readonly onPicture: (file: string) => void;
}

/**
 * Renders articles in a thread of their own while Gatsby still sources files: an article depends on its text alone, and
 * until webpack starts Gatsby uses one thread.
 */
export class EarlyArticles {
  private readonly renderer: BackgroundRenderer;
  private readonly store: ArticleStore;
  private readonly begun: (summary: ArticleSummary) => void;
  private readonly known = new Map<string, Promise<ArticleSummary>>();

  constructor({ root, ...options }: EarlyOptions) {
    const { contentDir, onPicture } = options;
    this.begun = ({ images }) => {
      for (const image of images) onPicture(path.join(contentDir, image));
    };
    this.renderer = new BackgroundRenderer(root);
    this.store = new ArticleStore({ ...options, render: this.renderer.render });
  }

  /** @param files paths relative to the content folder; drafts and unreadable files may be among them */
  begin(files: readonly string[]): void {
    // `summaries` reports a failure.
    for (const file of files) this.summary(file).then(this.begun, () => undefined);
  }

  /**
   * Checks files, started or not.
   * @throws where a file cannot be read, or the thread has failed
   */
  readonly summaries = (files: readonly string[]): Promise<ArticleSummary[]> =>
    Promise.all(files.map((file) => this.summary(file)));

  /** Ends the thread and drops its results, whose memory the rest of the build needs. */
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
