import { afterPaint } from "../after-paint";
import { trustedHtml } from "../trusted-html";

/** How much of a text is shown first, in heights of the window: what can be seen, and some more. */
const firstScreens = 1.25;

/** Of the widest measure of a text, the smallest letter and line, and the space between blocks, in px; see tokens.css. */
const smallest = { measure: 800, letter: 6, line: 22, gap: 12 };

/**
 * Puts a text into an empty element: its beginning at once, the rest when that has been seen. Of a long text, whose
 * style and layout take several frames on a phone, the reader sees nothing but the beginning anyway.
 * @param onComplete called when all of it is there
 * @returns takes back what has not been done yet
 */
export function showInSteps(root: HTMLElement, html: string, onComplete: () => void): () => void {
  root.innerHTML = trustedHtml(html);
  const rest = document.createRange();
  rest.selectNodeContents(root);
  rest.setStart(root, blocksShownFirst(root));
  const held = rest.extractContents();
  return afterPaint(() => {
    root.append(held);
    onComplete();
  }, 2);
}

/** How many of the element's nodes surely fill the window and more: each is taken for as low as it can be. */
function blocksShownFirst(root: HTMLElement): number {
  const wanted = window.innerHeight * firstScreens;
  let height = 0;
  let count = 0;
  for (const node of root.childNodes) {
    if (height >= wanted) break;
    if (node instanceof HTMLElement) height += leastLines(node) * smallest.line + smallest.gap;
    count += 1;
  }
  return count;
}

/** Elements of which each begins a line of its own. */
const lines = "tr, li, .line";

function leastLines(block: HTMLElement): number {
  // Only the summary is to be seen, or one of several panels.
  if (block.matches("details:not([open]), [data-tabs]")) return 1;
  const lettersInLine = Math.min(window.innerWidth, smallest.measure) / smallest.letter;
  return Math.max(block.querySelectorAll(lines).length, Math.ceil((block.textContent?.length ?? 0) / lettersInLine));
}
