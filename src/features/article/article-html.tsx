import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { textAttribute } from "../../contract/published-files";
import { appendProgressively } from "../../reading/article/append-progressively";
import { enhanceArticle } from "../../reading/article/enhance-article";
import { takeNodes } from "../../reading/article/parsed-text";
import { trustedHtml } from "../../reading/platform/trusted-html";
import { watchLinks } from "../../runtime/links/prefetch-links";
import { opensAtTop } from "../../runtime/navigation";
import { cachedText, loadText } from "../../runtime/texts";
import { ErrorPanel } from "../../ui/error-panel";

/**
 * The text of a page, rendered at build time. On a first visit it is inlined in the document
 * (src/gatsby/patches/html/inline-texts.ts), after a navigation the loader has fetched it.
 */
export function ArticleHtml({ textFile }: { readonly textFile: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const { html, failed, retry } = useText(textFile);
  // After a navigation the text is appended progressively, and for React the element is empty.
  const [progressive] = useState(() => (opensAtTop() ? html : ""));
  const isProgressive = html !== "" && html === progressive;
  useLayoutEffect(() => {
    if (!isProgressive || !ref.current) return;
    const root = ref.current;
    let stop = () => {};
    const takeBack = appendProgressively(root, takeNodes(progressive), () => {
      stop = enhanceArticle(root);
      watchLinks();
    });
    return () => {
      takeBack();
      stop();
    };
  }, [isProgressive, progressive]);
  useEffect(
    () => (html && !isProgressive && ref.current ? enhanceArticle(ref.current) : undefined),
    [html, isProgressive],
  );
  // React sets the HTML again for every new object, which would undo the behaviour.
  const content = useMemo(() => ({ __html: trustedHtml(isProgressive ? "" : html) }), [html, isProgressive]);
  return (
    <>
      {failed && <ErrorPanel onRetry={retry} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own pipeline made this HTML from the site's own files */}
      <div ref={ref} className="prose" {...{ [textAttribute]: textFile }} dangerouslySetInnerHTML={content} />
    </>
  );
}

/** A text; while a new one is loading (in `gatsby develop`, after an edit) the one before. */
function useText(file: string) {
  const [shown, setShown] = useState(() => cachedText(file) ?? "");
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    let isWanted = true;
    loadText(file).then(
      (html) => {
        if (!isWanted) return;
        setShown(html);
        setFailed(false);
      },
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  useEffect(load, [load]);
  return { html: shown, failed, retry: () => void load() };
}
