interface ArticleHtmlProps {
  /** `article.html` of GraphQL: sanitised, and read once more as a browser reads it. */
  readonly html: string;
}

/** The text of a page; src/browser/article adds what needs scripts. */
export function ArticleHtml({ html }: ArticleHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has left nothing in it that runs or loads
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
