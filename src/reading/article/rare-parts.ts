import { revealTarget } from "./reveal-target";
import { enhanceTabs } from "./tabs";
import { addImageZoom } from "./zoom-images";

/** Behaviour that few articles need: tabs and pictures. */
export function enhanceRareParts(root: HTMLElement): void {
  addImageZoom(root);
  enhanceTabs(root);
  // The tabs may just have hidden the target of the hash.
  revealTarget();
}
