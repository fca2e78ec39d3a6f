import type { Glyphs } from "../../assets/mark/glyphs";
import { cardSize, type SocialCard } from "../../assets/sharing/sharing-card";
import { site } from "../../config/site";
import { themeColors } from "../../shared/colors";

const { width, height } = cardSize;
const { paper, ink, "ink-2": secondary, line: rule } = themeColors.light;
const [left, right] = [96, width - 96];

/**
 * Returns a sharing picture as SVG. Text is drawn as outlines, so that no font needs to be
 * installed.
 * @param mark the site's mark as a `data:` URL
 * @param glyphs the font's glyphs by character
 */
export function cardSvg({ title, label }: SocialCard, mark: string, glyphs: Glyphs): string {
  const text = (words: string, x: number, y: number, size: number, color: string) =>
    `<path fill="${color}" d="${outlineOf(words, glyphs, { x, y, size })}"/>`;
  const { size, lines } = fitTitle(title, glyphs);
  const top = 308 + size * (0.38 - 0.675 * (lines.length - 1));
  const motto = left + 38 * (widthOf(site.title, glyphs) + 1.2);
  // The tagline is between the site's name and its mark. It is left out if it does not fit or if it
  // is already the label.
  const hasMotto = label !== site.tagline && motto + 27 * widthOf(site.tagline, glyphs) < right - 96;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${paper}"/>
    ${text(label, left, 128, 34, secondary)}
    ${lines.map((line, row) => text(line, left, top + 1.35 * size * row, size, ink)).join("")}
    <rect x="${left}" y="484" width="${right - left}" height="2" fill="${rule}"/>
    ${text(site.title, left, 562, 38, ink)}
    ${hasMotto ? text(site.tagline, motto, 561, 27, secondary) : ""}
    <image x="${right - 64}" y="518" width="64" height="64" href="${mark}"/>
  </svg>`;
}

/**
 * Returns a type size in pixels, and the title's lines: at most two lines at 88, or else three at
 * 72. Otherwise the size is 56, and a title of more than four lines is cut and ends in `…`.
 */
function fitTitle(title: string, glyphs: Glyphs) {
  const broken = (size: number) => breakTitle(title, (right - left) / size, (text) => widthOf(text, glyphs));
  const size = [88, 72].find((size, at) => broken(size).length <= at + 2) ?? 56;
  const lines = broken(size);
  return { size, lines: lines.length <= 4 ? lines : [...lines.slice(0, 3), `${lines[3]?.slice(0, -1)}…`] };
}

/**
 * Characters that must not begin or end a line (CLREQ, "prohibition rules"). A space stays with the
 * word before it.
 */
const closing = /^[\s，。、；：？！…—～·）》」』】〕〉”’％%,.;:?!)\]}]/u;
const opening = /[（《「『【〔〈“‘([{]$/u;
/**
 * Matches text that may end in the middle of a name. The segmenter splits `C++`, `Node.js` and
 * `GPT-4` into several words.
 */
const name = /[^\s\p{Script=Han}，。、；：？！…—～·）》」』】〕〉”’]$/u;
const words = new Intl.Segmenter("zh-Hans", { granularity: "word" });

/**
 * Breaks a title between words into lines of about the same width.
 * @param width maximum width of a line, in the unit of `measure`
 */
export function breakTitle(title: string, width: number, measure: (text: string) => number): string[] {
  const pieces = piecesOf(title.trim()).flatMap((piece) => (measure(piece) <= width ? [piece] : [...piece]));
  const most = fill(pieces, width, measure);
  // The narrowest width that needs no more lines makes the lines most even.
  for (let even = measure(title) / most.length; even < width; even += width / 40) {
    const lines = fill(pieces, even, measure);
    if (lines.length <= most.length) return lines;
  }
  return most;
}

function fill(pieces: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines = [""];
  for (const piece of pieces) {
    const longer = lines.at(-1) + piece;
    if (longer === piece || measure(longer.trimEnd()) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim());
}

/** Splits a title into pieces that must not be broken: words with their punctuation. */
function piecesOf(title: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(title)) {
    const last = pieces.at(-1);
    const isNamed = last !== undefined && name.test(last) && !/^\p{Script=Han}/u.test(segment);
    if (last !== undefined && (isNamed || closing.test(segment) || opening.test(last))) {
      pieces[pieces.length - 1] = last + segment;
    } else pieces.push(segment);
  }
  return pieces;
}

/**
 * Matches a boundary between Han and Latin characters or digits. A line gets a gap at the boundary,
 * like `text-autospace` on the page.
 */
const seam = /(?<=\p{sc=Han})(?=[\p{sc=Latin}\d])|(?<=[\p{sc=Latin}\d+#])(?=\p{sc=Han})/gu;

/** Returns the width of a line in em. */
function widthOf(line: string, glyphs: Glyphs): number {
  const advances = [...line].map((char) => (glyphs.get(char)?.advanceWidth ?? 0) / 1000);
  return advances.reduce((sum, advance) => sum + advance, 0.125 * (line.match(seam)?.length ?? 0));
}

/**
 * Returns the outline of a line as SVG path data, in pixels.
 * @param at start of the baseline, and size of an em, in pixels
 */
function outlineOf(line: string, glyphs: Glyphs, at: Record<"x" | "y" | "size", number>): string {
  const scale = at.size / 1000;
  let before = "";
  const outlines = [...line].map((char) => {
    before += char;
    const { path, advanceWidth = 0 } = glyphs.get(char) ?? {};
    const left = at.x + at.size * widthOf(before, glyphs) - scale * advanceWidth;
    return path?.scale(scale, -scale).translate(left, at.y).toSVG();
  });
  return outlines.join("");
}
