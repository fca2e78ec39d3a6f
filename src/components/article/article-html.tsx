/**
 * Renders sanitized HTML of an article, such as `article.html` from GraphQL. src/browser/article
 * adds the features that need scripts.
 */
export function ArticleHtml({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has sanitised it
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
