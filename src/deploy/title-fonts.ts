import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Glyph } from "fontkit";
import svg2ttf from "svg2ttf";
import { glyphsOf } from "../assets/mark/glyphs";
import type { Theme } from "../config/theme";
import { escapeHtml, unescapeHtml } from "../lib/escape-html";
import { digestOf } from "../lib/node/files";
import { fontFolder } from "../shared/site-files";
import type { RenderedPage } from "./finish-page";
import { woff2 } from "./woff2";

/** Name of the font family. It comes first in `--title` in src/styles/tokens.css. */
const titleFamily = "Title Serif";

/** Version of the code that makes the fonts. It is part of every font's hash. */
const recipe = "3";

/** Matches everything up to the next tag with the name in group 2. */
const flat = String.raw`(?:(?!<\/?\2\b)[\s\S])*`;
/**
 * Returns a pattern like `flat` that also matches elements of that name with the content `inner`.
 */
const around = (inner: string) => String.raw`${flat}(?:<\2\b[^>]*>${inner}<\/\2>${flat})*`;
/**
 * Matches elements with text in the serif font: the page's title unless a script changes the title
 * (`data-varies`), and elements with `data-serif`. A `<span data-serif>` contains the `<span>` of
 * `Phrases`, which contains those of `Terms`, so the pattern allows two levels of nesting.
 */
const titles = new RegExp(
  String.raw`<h1(?![^>]* data-varies)[^>]*>([\s\S]*?)<\/h1>|<(\w+)[^>]*\sdata-serif=""[^>]*>(${around(around(flat))})<\/\2>`,
  "g",
);

/**
 * Writes the fonts for titles, because Windows, Android and iOS have no Chinese serif font, and a
 * whole one takes megabytes. One font is for the frame that all pages share. A page whose titles
 * need further characters gets another font, of about 2 kB, with only those characters.
 *
 * A file is named by a hash of its characters, so that a later build can reuse it. Unused fonts are
 * deleted. A theme with its own serif font needs none of these fonts.
 * @returns the font files of the frame and of each page, relative to the deployed folder, or null
 * where no font is needed. `pages` is empty if the theme has its own serif font. `written` resolves
 * when all files are written
 */
export async function writeTitleFonts(
  publicDir: string,
  pages: Iterable<Pick<RenderedPage, "beforeMain" | "main">>,
  { serif }: Pick<Theme, "serif">,
) {
  const folder = path.join(publicDir, fontFolder);
  let shared = "";
  const texts: string[] = [];
  for (const { beforeMain, main } of serif === null ? pages : []) {
    if (texts.length === 0) shared = charactersOf(beforeMain, "");
    texts.push(charactersOf(main, shared));
  }
  const fonts = new Map([shared, ...texts].map((text) => [text, `${digestOf(recipe + text)}.woff2`]));
  fonts.delete("");
  mkdirSync(folder, { recursive: true });
  const named = new Set(fonts.values());
  for (const file of readdirSync(folder)) if (!named.has(file)) rmSync(path.join(folder, file));
  const missing = [...fonts].filter(([, file]) => !existsSync(path.join(folder, file)));
  const outlines = await outlinesOf(missing.map(([text]) => text).join(""));
  const writes = missing.map(async ([text, file]) => {
    const target = path.join(folder, file);
    // Renames the file after it is written, because a build may stop during a write and the next
    // one must not reuse an incomplete file.
    writeFileSync(`${target}.part`, await fontOf(text, outlines));
    renameSync(`${target}.part`, target);
  });
  const addressOf = (text: string) => (text === "" ? null : fontFolder + fonts.get(text));
  return { frame: addressOf(shared), pages: texts.map(addressOf), written: Promise.all(writes) };
}

/** Returns the characters in titles that are not in `known`, sorted and without duplicates. */
function charactersOf(html: string, known: string): string {
  const texts = [...html.matchAll(titles)].map(([, title, , own]) => title ?? own ?? "");
  const text = unescapeHtml(texts.join("").replace(/<[^>]*>/g, "")).replace(/\s/g, "");
  const fresh = [...new Set(text)].filter((char) => !known.includes(char));
  return fresh.sort().join("");
}

/**
 * Returns each character as a glyph of an SVG font. Leaves out characters that Noto Serif SC lacks.
 */
async function outlinesOf(text: string): Promise<ReadonlyMap<string, string>> {
  const glyphs = await glyphsOf(text);
  const drawn = (char: string, { advanceWidth, path: outline }: Glyph) =>
    `<glyph unicode="${escapeHtml(char)}" horiz-adv-x="${advanceWidth}" d="${outline.toSVG()}"/>`;
  return new Map([...glyphs].map(([char, glyph]) => [char, drawn(char, glyph)]));
}

function fontOf(text: string, outlines: ReadonlyMap<string, string>): Promise<Uint8Array> {
  const glyphs = [...text].map((char) => outlines.get(char) ?? "").join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><font id="title" horiz-adv-x="1000"><font-face font-family="${titleFamily}" units-per-em="1000" ascent="880" descent="-120"/><missing-glyph horiz-adv-x="1000"/>${glyphs}</font></svg>`;
  // The font contains no time stamp, so that builds are reproducible. Its description and address
  // are blank, because nobody reads them.
  const font = svg2ttf(svg, { ts: 0, description: " ", url: " " });
  return woff2(Buffer.from(font.buffer), ["GSUB"]);
}

/**
 * Inline code in the head of every page. It loads the title fonts and adds them to the document,
 * including the fonts of pages that the reader opens later.
 */
export const titleFontScript = [
  "(function(){var had={};function add(){document.querySelectorAll('link[as=font]').forEach(function(l){",
  "if(had[l.href]||!window.FontFace)return;had[l.href]=1;",
  `new FontFace(${JSON.stringify(titleFamily)},"url("+l.href+")",{weight:"1 1000"}).load().then(`,
  // If the link kept its `rel`, it would preload the font again when Back restores the link.
  "function(f){document.fonts.add(f);l.removeAttribute('rel')},function(){had[l.href]=0})})}",
  // The event is `pageEvent` in src/browser/platform/page-event.ts.
  'add();document.addEventListener("site:page",add)})();',
].join("");
