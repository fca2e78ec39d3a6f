import { addCopyButtons } from "./copy-code";
import { revealTargets } from "./reveal-target";
import { stopAtScrollers } from "./scroll-stops";
import { scrollWideFormulas } from "./wide-formulas";
import { addWrapButtons } from "./wrap-code";

/**
 * Adds behaviour to an article's HTML, which can be read and used without it.
 * @returns removes the listeners
 */
export function enhanceArticle(root: HTMLElement): () => void {
  addCopyButtons(root);
  // Reads widths, so it goes before the wrap buttons, whose insertion invalidates the layout.
  const stops = [
    stopAtScrollers(root),
    addWrapButtons(root),
    scrollWideFormulas(root),
    revealTargets(root),
    enhanceLater(root),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Loads the code for tabs and for what can be enlarged, if there is some; if it fails, they stay as they are without scripts. */
function enhanceLater(root: HTMLElement): () => void {
  if (root.querySelector("[data-tabs], img, .diagram-scroll, .math-block") === null) return () => {};
  let isGone = false;
  let stop = () => {};
  const enhance = ({ enhanceRareParts }: typeof import("./rare-parts")) => {
    if (!isGone) stop = enhanceRareParts(root);
  };
  import(/* webpackChunkName: "rare-parts" */ "./rare-parts").then(enhance, () => {});
  return () => {
    isGone = true;
    stop();
  };
}
