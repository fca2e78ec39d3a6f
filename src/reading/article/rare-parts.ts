import { revealTarget } from "./reveal-target";
import { enhanceTabs } from "./tabs";
import { addImageZoom } from "./zoom-images";

/**
 * Behaviour that few articles need: tabs and pictures.
 * @returns removes the listeners
 */
export function enhanceRareParts(root: HTMLElement): () => void {
  addImageZoom(root);
  const stop = enhanceTabs(root);
  // The tabs may just have hidden the target of the hash.
  revealTarget(root);
  return stop;
}
