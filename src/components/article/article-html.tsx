import { memo } from "react";

interface ArticleHtmlProps {
  readonly html: string;
  /** Language of the article, if it is not the site's. */
  readonly lang?: string | undefined;
}

/**
 * Renders sanitized HTML of an article, such as `article.html` from GraphQL. src/browser/article
 * adds the features that need scripts.
 *
 * The component is memoized, because React 19 replaces the elements whenever
 * `dangerouslySetInnerHTML` is another object, even with the same HTML. Pages render again under
 * `gatsby develop`. A component in the article would then lose its state, and a click in progress.
 */
export const ArticleHtml = memo(function ArticleHtml({ html, lang }: ArticleHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has sanitized it
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
});
