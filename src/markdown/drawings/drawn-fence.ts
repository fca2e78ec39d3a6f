import type { ArticleContext, Fence } from "../model/article-context";
import type { RenderedSlot } from "../model/types";

/** A kind of fence that an article shows as a figure instead of code. */
export interface DrawnFence {
  /** Other names that authors write for the language, such as `mmd` for `mermaid`. */
  readonly aliases: readonly string[];
  /** Whether the content lint requires `title="…"` after the language. */
  readonly needsTitleAttribute: boolean;
  /**
   * Renders a fence, and reports errors in it to the context. Classes that need this site's
   * stylesheet must be listed in src/site-files/feeds/portable-html.ts.
   * @returns the rendered fence, or null if the source is shown as code instead, after the fence
   * has reported why
   */
  render(fence: Fence, context: ArticleContext): RenderedSlot | null | Promise<RenderedSlot | null>;
}
