import { revealTarget } from "./reveal-target";
import { enhanceTabs } from "./tabs";
import { addImageZoom } from "./zoom-images";

/**
 * Behaviour of what few articles have: tabs and pictures.
 * @returns takes the listeners away
 */
export function enhanceRareParts(root: HTMLElement): () => void {
  addImageZoom(root);
  const stop = enhanceTabs(root);
  // What the address leads to may just have been put behind another tab.
  revealTarget(root);
  return stop;
}
