import { addEnlargeButtons } from "./enlarge";
import { hangLines } from "./hang-lines";
import { revealTarget } from "./reveal-target";
import { enhanceTabs } from "./tabs";

export { hangLines };

/** Behaviour that few articles need: tabs, what can be enlarged, and lines of code that hang when they wrap. */
export function enhanceRareParts(root: HTMLElement): void {
  addEnlargeButtons(root);
  enhanceTabs(root);
  // The tabs may just have hidden the target of the hash.
  revealTarget();
}
