import { addCopyButtons, addWrapButtons } from "./code-buttons";
import { revealTarget } from "./reveal-target";
import { scrollWideFormulas, stopAtScrollers } from "./wide-parts";

/** Adds behaviour to an article's HTML, which can be read and used without it. A second time it changes nothing. */
export function enhanceArticle(root: HTMLElement): void {
  addCopyButtons(root);
  // Reads widths, so it goes before the wrap buttons, whose insertion invalidates the layout.
  stopAtScrollers(root);
  addWrapButtons(root);
  scrollWideFormulas(root);
  revealTarget();
  enhanceLater(root);
}

/** Loads the code for tabs and for what can be enlarged, if there is some; if it fails, they stay as they are without scripts. */
function enhanceLater(root: HTMLElement): void {
  if (root.querySelector("[data-tabs], img, .diagram-scroll, .math-block") === null) return;
  import("./rare-parts").then(
    ({ enhanceRareParts }) => enhanceRareParts(root),
    () => {},
  );
}
