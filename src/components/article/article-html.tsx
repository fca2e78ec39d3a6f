/** The sanitised text of a page, `article.html` of GraphQL; src/browser/article adds what needs scripts. */
export function ArticleHtml({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has left nothing in it that runs or loads
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
