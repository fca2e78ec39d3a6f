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
 * The text of a page. It was rendered while the site was built, and the server has put it here already on a first visit
 * (src/gatsby/patches/html/inline-texts.ts); after a navigation the loader has fetched it. Here it only gets its behaviour.
 */
export function ArticleHtml({ textFile }: { readonly textFile: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const { html, failed, retry } = useText(textFile);
  // After a navigation we put the text into the element in steps; React is told that there is nothing in it.
  const [inSteps] = useState(() => (opensAtTop() ? html : ""));
  const isInSteps = html !== "" && html === inSteps;
  useLayoutEffect(() => {
    if (!isInSteps || !ref.current) return;
    const root = ref.current;
    let stop = () => {};
    const takeBack = appendProgressively(root, takeNodes(inSteps), () => {
      stop = enhanceArticle(root);
      watchLinks();
    });
    return () => {
      takeBack();
      stop();
    };
  }, [isInSteps, inSteps]);
  useEffect(() => (html && !isInSteps && ref.current ? enhanceArticle(ref.current) : undefined), [html, isInSteps]);
  // React sets the HTML anew, and with it undoes its behaviour, whenever it is handed another object.
  const content = useMemo(() => ({ __html: trustedHtml(isInSteps ? "" : html) }), [html, isInSteps]);
  return (
    <>
      {failed && <ErrorPanel onRetry={retry} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own pipeline made this HTML from the site's own files */}
      <div ref={ref} className="prose" {...{ [textAttribute]: textFile }} dangerouslySetInnerHTML={content} />
    </>
  );
}

/** A text; until a new one has come (an author has saved the file in `gatsby develop`) the one before. */
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
