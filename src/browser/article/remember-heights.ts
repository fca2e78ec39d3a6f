import { afterPaint } from "../after-paint";
import { whenIdle } from "../when-idle";

/** Milliseconds that are spent at a time; more would be felt by who does something just then. */
const atATime = 8;

/**
 * What stands far from the window is not laid out (prose.css), and a guess is taken for its height. Here each block is laid
 * out once while the browser rests, which remembers its height from then on: the scrollbar is right, and so is the place
 * in pixels that Back leads to. Who jumps to a place in the text before that has all of it laid out.
 * @param root the text; its children are the blocks
 * @returns stops where it is
 */
export function rememberHeights(root: HTMLElement): () => void {
  const jumps = new AbortController();
  let stopWaiting = () => {};
  const stop = () => {
    jumps.abort();
    stopWaiting();
  };
  const layOutRest = (left: HTMLElement[]) => {
    if (left.length === 0) return stop();
    const shown = layOut(left);
    // A height is noted when a frame is painted, and then once more if it has changed: code may have got a button.
    stopWaiting = afterPaint(() => {
      for (const block of shown) block.style.removeProperty("content-visibility");
      stopWaiting = whenIdle(() => layOutRest(left));
    }, 2);
  };
  stopWaiting = whenIdle(() => layOutRest([...root.children].filter(isLeftOut)));
  const beforeJump = (event: Event) => {
    if (!mayJump(event)) return;
    root.dataset["whole"] = "";
    stop();
  };
  for (const type of ["click", "keydown"]) {
    document.addEventListener(type, beforeJump, { capture: true, signal: jumps.signal });
  }
  return stop;
}

/** A link to a place, or the key that chooses a result of the search. */
function mayJump(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key === "Enter";
  return event.target instanceof Element && event.target.closest("a[href*='#']") !== null;
}

function isLeftOut(block: Element): block is HTMLElement {
  return block instanceof HTMLElement && getComputedStyle(block).contentVisibility === "auto";
}

/** Takes blocks from a list and lays them out, as many as there is time for. */
function layOut(blocks: HTMLElement[]): HTMLElement[] {
  const end = performance.now() + atATime;
  const taken: HTMLElement[] = [];
  while (performance.now() < end) {
    const block = blocks.shift();
    if (!block) break;
    block.style.contentVisibility = "visible";
    // To ask for it is to have it laid out.
    void block.offsetHeight;
    taken.push(block);
  }
  return taken;
}
