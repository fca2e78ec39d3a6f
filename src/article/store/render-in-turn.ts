import type { ArticleSource, RenderedArticle } from "../model/types";

/** Renders one article. */
export type Render = (source: ArticleSource) => Promise<RenderedArticle>;

/** Renders one article after another, however many are asked for at once: rendering is computation, and each needs memory. */
export function inTurn(render: Render): Render {
  let last: Promise<unknown> = Promise.resolve();
  return (source) => {
    const rendering = last.then(() => render(source));
    last = rendering.catch(() => undefined);
    return rendering;
  };
}
