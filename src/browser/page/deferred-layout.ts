import { pageEvent } from "../platform/page-event";
import { whenIdle } from "../platform/timing";

/**
 * Inline script for the head. It defers layout on visits that begin at the top, without a hash or a
 * scroll position to restore.
 */
export const deferLayoutScript = [
  '{const n=performance.getEntriesByType("navigation")[0];',
  // Unlike `location.hash`, the name of the entry includes text fragments.
  'if(n&&n.type==="navigate"&&n.name.indexOf("#")<0)',
  `document.documentElement.setAttribute("data-from-top","")}`,
].join("");

/**
 * Lays out the rest of a long page, a few blocks in each idle period. A link within the page lays
 * out everything at once.
 */
export function finishLayout(): void {
  const root = document.documentElement;
  if (!root.hasAttribute("data-from-top")) return;
  let blocks = [...document.querySelectorAll<HTMLElement>(".prose > *")];
  const finish = () => {
    blocks = [];
    root.removeAttribute("data-from-top");
  };
  const some = () => {
    const end = performance.now() + 4;
    for (let block = blocks.shift(); block; block = performance.now() < end ? blocks.shift() : undefined) {
      block.style.contentVisibility = "visible";
      // Reading the height forces the layout.
      void block.offsetHeight;
    }
    if (blocks.length === 0) finish();
    else whenIdle(some);
  };
  document.addEventListener("click", ({ target }) => (target as Element).closest("a[href*='#']") && finish(), true);
  document.addEventListener(pageEvent, finish, { once: true });
  whenIdle(some);
}
