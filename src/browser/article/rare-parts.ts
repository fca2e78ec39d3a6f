import { revealTarget } from "./reveal-target";
import { enhanceTabs } from "./tabs";
import { addEnlargeButtons } from "./viewer";

/**
 * Enhances parts that few articles have: tabs, and pictures, drawings and formulas that can be
 * enlarged.
 */
export function enhanceRareParts(root: HTMLElement): void {
  addEnlargeButtons(root);
  enhanceTabs(root);
  // The tabs may have just hidden the target of the hash.
  revealTarget();
}

// Few readers wrap code, so its lines are in the same bundle.
export { hangLines } from "./hang-lines";
