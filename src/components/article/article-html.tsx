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
 * It is memoized because React 19 replaces the elements whenever `dangerouslySetInnerHTML` is
 * another object, even with the same HTML. Under `gatsby develop`, where pages render again, a
 * component in the article would lose its state and the reader's press.
 */
export const ArticleHtml = memo(function ArticleHtml({ html, lang }: ArticleHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has sanitised it
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
});
