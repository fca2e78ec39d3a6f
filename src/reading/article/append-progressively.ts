import { afterPaint } from "../platform/after-paint";

/**
 * Lower bounds of the layout, in px; see tokens.css and prose.css. `above` is navbar, breadcrumbs and title. A Chinese
 * character is as wide as the font size, others on average at least four tenths of it.
 */
const smallest = {
  above: 200,
  wideLetter: 16,
  letter: 7,
  line: 28.8,
  codeLine: 22,
  codePadding: 24,
  /** A folded listing shows thirty. */
  foldedLines: 30,
  gap: 16,
  headingGap: 32,
};
const measure = 42 * smallest.wideLetter;

/**
 * Appends a text to an empty element: what fills the window at once, the rest after that has been painted. Style and
 * layout of a long text take several frames on a phone.
 * @param text its nodes, which move into the element
 * @param onComplete called when all of them have been appended
 * @returns cancels what is left to do
 */
export function appendProgressively(root: HTMLElement, text: DocumentFragment, onComplete: () => void): () => void {
  root.append(...[...text.childNodes].slice(0, blocksShownFirst(text)));
  return afterPaint(() => {
    root.append(text);
    onComplete();
  }, 2);
}

/** How many nodes are certain to fill the window: each counts with its least possible height. */
function blocksShownFirst(text: DocumentFragment): number {
  const wanted = window.innerHeight - smallest.above;
  let height = 0;
  let count = 0;
  for (const node of text.childNodes) {
    if (height >= wanted) break;
    if (node instanceof Element) height += leastHeight(node) + gapAbove(node);
    count += 1;
  }
  return count;
}

/** Headings have more space above them, and less below. */
function gapAbove(block: Element): number {
  return /^H[23]$/.test(block.tagName) ? smallest.headingGap : smallest.gap;
}

/** Elements that each start a new line. */
const lines = "tr, li";

function leastHeight(block: Element): number {
  const { line, codeLine, codePadding, foldedLines } = smallest;
  // Only the summary is visible, or one of several panels.
  if (block.matches("details:not([open]), [data-tabs]")) return line;
  const picture = leastPictureHeight(block);
  if (picture > 0) return picture;
  const code = block.querySelector("pre")?.textContent;
  if (code) {
    const lines = code.split("\n").length;
    return (block.matches(".code-fold") ? Math.min(lines, foldedLines) : lines) * codeLine + codePadding;
  }
  return Math.max(block.querySelectorAll(lines).length, leastLines(block)) * line;
}

/** Diagrams and pictures have a declared size, and shrink to the width of the text. */
function leastPictureHeight(block: Element): number {
  const picture = block.querySelector("svg[height]:not(.diagram-least), img[height]");
  const [width, height] = ["width", "height"].map((name) => Number(picture?.getAttribute(name)));
  if (!width || !height) return 0;
  return height * Math.min(1, leastColumn() / width);
}

/** Least width of the text, beside a sidebar from 997 px on and a table of contents from 1150 px on. */
function leastColumn(): number {
  const { innerWidth } = window;
  return Math.min(measure, innerWidth < 997 ? innerWidth * 0.88 : innerWidth - 671);
}

/** Full-width characters: Chinese and its punctuation (CJK symbols to the compatibility ideographs). */
const wide = /[\u3000-\u9fff\uf900-\ufaff\uff00-\uff60]/g;

function leastLines(block: Element): number {
  const { wideLetter, letter } = smallest;
  const text = block.textContent ?? "";
  // The text content of a formula includes its source, which is not shown.
  const wideLetters = block.querySelector("math") ? 0 : (text.match(wide)?.length ?? 0);
  const width = wideLetters * wideLetter + (text.length - wideLetters) * letter;
  return Math.ceil(width / Math.min(window.innerWidth, measure));
}
