import { addCopyButtons } from "./copy-code";
import { navigateLinks } from "./navigate-links";
import { prefetchLinks } from "./prefetch-links";
import { revealTargets } from "./reveal-target";
import { enhanceTabs } from "./tabs";
import { scrollWideFormulas } from "./wide-formulas";
import { addWrapButtons } from "./wrap-code";
import { addImageZoom } from "./zoom-images";

/**
 * Gives an article's HTML its behaviour. Everything in it can be read and used without.
 * @returns takes the listeners away
 */
export function enhanceArticle(root: HTMLElement): () => void {
  addCopyButtons(root);
  addImageZoom(root);
  const stops = [
    enhanceTabs(root),
    addWrapButtons(root),
    scrollWideFormulas(root),
    navigateLinks(root),
    prefetchLinks(root),
    revealTargets(root),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
