import { useEffect, useMemo, useRef } from "react";
import { enhanceArticle } from "../../browser/article/enhance-article";
import { trustedHtml } from "../../browser/trusted-html";

/** The text of a page. It was rendered while the site was built; here it only gets its behaviour. */
export function ArticleHtml({ html }: { readonly html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (html && ref.current ? enhanceArticle(ref.current) : undefined), [html]);
  // React sets the HTML anew, and with it undoes its behaviour, whenever it is handed another object.
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own pipeline made this HTML from the site's own files
  return <div ref={ref} className="prose" dangerouslySetInnerHTML={content} />;
}
