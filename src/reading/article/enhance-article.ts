import { addCopyButtons } from "./copy-code";
import { revealTargets } from "./reveal-target";
import { stopAtScrollers } from "./scroll-stops";
import { scrollWideFormulas } from "./wide-formulas";
import { addWrapButtons } from "./wrap-code";

/**
 * Gives an article's HTML its behaviour. Everything in it can be read and used without.
 * @returns takes the listeners away
 */
export function enhanceArticle(root: HTMLElement): () => void {
  addCopyButtons(root);
  // Before the wrap buttons: what those insert would have the browser lay out again for the widths that are read here.
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

/** Code for tabs and pictures comes where there are some. If it does not come, they stay as they are without scripts. */
function enhanceLater(root: HTMLElement): () => void {
  if (root.querySelector("[data-tabs], img") === null) return () => {};
  let isGone = false;
  let stop = () => {};
  const enhance = ({ enhanceRareParts }: typeof import("./rare-parts")) => {
    if (!isGone) stop = enhanceRareParts(root);
  };
  import("./rare-parts").then(enhance, () => {});
  return () => {
    isGone = true;
    stop();
  };
}
