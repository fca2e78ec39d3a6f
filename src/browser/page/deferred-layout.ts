import { pageEvent } from "../platform/page-event";
import { beforeHashLink, whenIdle } from "../platform/timing";

/**
 * Lays out the rest of a long page, a few blocks per idle period. When the reader clicks a link
 * with a hash, or opens another page, lays out the rest at once.
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
  beforeHashLink(finish);
  document.addEventListener(pageEvent, finish, { once: true });
  whenIdle(some);
}
