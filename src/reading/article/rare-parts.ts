import { addEnlargeButtons } from "./enlarge";
import { revealTarget } from "./reveal-target";
import { enhanceTabs } from "./tabs";

/** Behaviour that few articles need: tabs, and what can be enlarged. */
export function enhanceRareParts(root: HTMLElement): void {
  addEnlargeButtons(root);
  enhanceTabs(root);
  // The tabs may just have hidden the target of the hash.
  revealTarget();
}
