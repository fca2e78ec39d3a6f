import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { textAttribute } from "../../contract/published-files";
import { loadText } from "../../runtime/texts";
import { ErrorPanel } from "../../ui/error-panel";
import { leftAlone } from "../../ui/left-alone";
import { showText } from "./show-text";

/**
 * The text of a page, rendered at build time. For React the element is empty: the text stands in the document on a first
 * visit (src/gatsby/patches/html/inline-texts.ts), and after a navigation the loader has fetched it.
 */
export function ArticleHtml({ textFile }: { readonly textFile: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"there" | "loading" | "failed">("there");
  useLayoutEffect(() => {
    if (!ref.current || state !== "there") return;
    const takeBack = showText(ref.current, textFile);
    if (takeBack === undefined) setState("loading");
    return takeBack;
  }, [textFile, state]);
  useEffect(() => {
    if (state !== "loading") return;
    let isWanted = true;
    const set = (next: "there" | "failed") => isWanted && setState(next);
    loadText(textFile).then(
      () => set("there"),
      () => set("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [textFile, state]);
  return (
    <>
      {state === "failed" && <ErrorPanel onRetry={() => setState("loading")} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty */}
      <div ref={ref} className="prose" {...{ [textAttribute]: textFile }} dangerouslySetInnerHTML={leftAlone} />
    </>
  );
}
