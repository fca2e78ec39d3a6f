import { site } from "../../config/site";
import { themeColors } from "../../contract/theme-colors";
import type { Glyphs } from "../../graph/mark/glyphs";
import { cardSize, type SocialCard } from "../../graph/sharing/sharing-card";
import { breakTitle } from "./break-title";
import { outlineOf, widthOf } from "./outline-of";

const { width, height } = cardSize;
const { paper, ink, "ink-2": secondary, line: rule } = themeColors.light;
const [left, right] = [96, width - 96];

/**
 * The drawing of a sharing picture. Text is drawn as outlines, so that no font has to be installed.
 * @param mark the site's, as a `data:` address
 */
export function cardSvg({ title, label }: SocialCard, mark: string, glyphs: Glyphs): string {
  const text = (words: string, x: number, y: number, size: number, color: string) =>
    `<path fill="${color}" d="${outlineOf(words, glyphs, { x, y, size })}"/>`;
  const { size, lines } = fitTitle(title, glyphs);
  const top = 308 + size * (0.38 - 0.675 * (lines.length - 1));
  const motto = left + 38 * (widthOf(site.title, glyphs) + 1.2);
  // Between the site's name and its mark, or not at all.
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

/** The largest type size in which the title fits. A title too long for the smallest one is cut. */
function fitTitle(title: string, glyphs: Glyphs) {
  const broken = (size: number) => breakTitle(title, (right - left) / size, (text) => widthOf(text, glyphs));
  const size = [88, 72].find((size, at) => broken(size).length <= at + 2) ?? 56;
  const lines = broken(size);
  return { size, lines: lines.length <= 4 ? lines : [...lines.slice(0, 3), `${lines[3]?.slice(0, -1)}…`] };
}
