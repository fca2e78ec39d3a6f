import { afterPaint } from "../platform/after-paint";

/**
 * The least of what stands above a text (navbar, breadcrumbs and title), the smallest letters, lines of text and of code,
 * the padding of code, the space between blocks and above headings, in px, and the measure in letters; see tokens.css and
 * prose.css. A Chinese letter is as wide as the type is large, others, on average, four tenths of it at least.
 */
const smallest = {
  above: 200,
  wideLetter: 16,
  letter: 7,
  line: 28.8,
  codeLine: 22,
  codePadding: 24,
  gap: 16,
  headingGap: 32,
};
const measure = 42 * smallest.wideLetter;

/**
 * Puts a text into an empty element: its beginning at once, the rest when that has been seen. Of a long text, whose
 * style and layout take several frames on a phone, the reader sees nothing but the beginning anyway.
 * @param text its nodes; they go into the element
 * @param onComplete called when all of it is there
 * @returns takes back what has not been done yet
 */
export function appendProgressively(root: HTMLElement, text: DocumentFragment, onComplete: () => void): () => void {
  root.append(...[...text.childNodes].slice(0, blocksShownFirst(text)));
  return afterPaint(() => {
    root.append(text);
    onComplete();
  }, 2);
}

/** How many of the nodes surely fill what the window shows of a text: each is taken for as low as it can be. */
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

/** Between a heading and what it is over there is less space, but above it more. */
function gapAbove(block: Element): number {
  return /^H[23]$/.test(block.tagName) ? smallest.headingGap : smallest.gap;
}

/** Elements of which each begins a line of its own. */
const lines = "tr, li";

function leastHeight(block: Element): number {
  const { line, codeLine, codePadding } = smallest;
  // Only the summary is to be seen, or one of several panels.
  if (block.matches("details:not([open]), [data-tabs]")) return line;
  const picture = leastPictureHeight(block);
  if (picture > 0) return picture;
  const code = block.querySelector("pre")?.textContent;
  if (code) return code.split("\n").length * codeLine + codePadding;
  return Math.max(block.querySelectorAll(lines).length, leastLines(block)) * line;
}

/** A diagram or picture says how large it is, and is made smaller where the text is narrower. */
function leastPictureHeight(block: Element): number {
  const picture = block.querySelector("svg[height], img[height]");
  const [width, height] = ["width", "height"].map((name) => Number(picture?.getAttribute(name)));
  if (!width || !height) return 0;
  return height * Math.min(1, leastColumn() / width);
}

/**
 * How wide a text is at least: from 997 px on the sidebar stands beside it, from 1150 the table of contents too. See
 * shell.module.css.
 */
function leastColumn(): number {
  const { innerWidth } = window;
  return Math.min(measure, innerWidth < 997 ? innerWidth * 0.88 : innerWidth - 671);
}

/** Letters that are as wide as high: Chinese, and its punctuation (CJK symbols to the compatibility ideographs). */
const wide = /[\u3000-\u9fff\uf900-\ufaff\uff00-\uff60]/g;

function leastLines(block: Element): number {
  const { wideLetter, letter } = smallest;
  const text = block.textContent ?? "";
  // Formulas hold their source too, which is not to be seen.
  const wideLetters = block.querySelector("math") ? 0 : (text.match(wide)?.length ?? 0);
  const width = wideLetters * wideLetter + (text.length - wideLetters) * letter;
  return Math.ceil(width / Math.min(window.innerWidth, measure));
}
