import { useEffect, useRef } from "react";
import { enhanceArticle } from "../../browser/article/enhance-article";

/** The text of a page. It was rendered while the site was built; here it only gets its behaviour. */
export function ArticleHtml({ html }: { readonly html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (html && ref.current ? enhanceArticle(ref.current) : undefined), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own pipeline made this HTML from the site's own files
  return <div ref={ref} className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
