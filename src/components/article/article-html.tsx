interface ArticleHtmlProps {
  readonly html: string;
  /** Language of the article, if it is not the site's. */
  readonly lang?: string | undefined;
}

/**
 * Renders sanitized HTML of an article, such as `article.html` from GraphQL. src/browser/article
 * adds the features that need scripts.
 */
export function ArticleHtml({ html, lang }: ArticleHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has sanitised it
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
