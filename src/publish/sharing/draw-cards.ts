import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { site } from "../../config/site";
import { Glyphs } from "../../graph/mark/glyphs";
import { siteMark } from "../../graph/mark/site-mark";
import { cardSize, type SocialCard } from "../../graph/sharing/sharing-card";
import { drawCard, drawGround } from "./draw-card";
import { GlyphBitmaps } from "./glyph-bitmaps";
import { indexedPng } from "./indexed-png";
import { layOutCard } from "./lay-out-card";

export interface DrawOptions {
  readonly cards: readonly SocialCard[];
  /** Absolute path of the deployed folder. */
  readonly publicDir: string;
  readonly warn: (message: string) => void;
}

/** Draws cards and writes them to the files that their addresses name. */
export async function drawCards({ cards, publicDir, warn }: DrawOptions): Promise<void> {
  const glyphs = new Glyphs();
  const { title: siteTitle, tagline } = site;
  await glyphs.load([siteTitle, tagline, "…", ...cards.flatMap(({ title, label }) => [title, label])]);
  const glyphOf = (char: string) => glyphs.get(char);
  const lacking = cards.map(({ title }) => title).filter((title) => unknownIn(title, glyphs).length > 0);
  const [first] = lacking;
  if (first !== undefined) {
    const characters = [...new Set(unknownIn(lacking.join(""), glyphs))].join(" ");
    warn(`${lacking.length}张分享图片里缺少这些字：${characters}（如“${first}”）`);
  }
  const layouts = cards.map(({ title, label }) => layOutCard({ title, label, siteTitle, tagline }, glyphOf));
  const bitmaps = new GlyphBitmaps(glyphOf);
  await bitmaps.load(layouts.flat());
  const ground = await drawGround(await siteMark());
  // Sequential: two at once use more than one core, which slows down the rest of the build.
  for (const [index, { path: file }] of cards.entries()) {
    const pixels = drawCard(ground, layouts[index] ?? [], (char, size) => bitmaps.get(char, size));
    const target = path.join(publicDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    // A failing build may stop in the middle of a write, and an incomplete file must not count as finished.
    const unfinished = `${target}.part`;
    writeFileSync(unfinished, await indexedPng(pixels, cardSize.width, cardSize.height, ground.colors));
    renameSync(unfinished, target);
  }
}

/** Characters that no font of the cards has, such as emoji. */
function unknownIn(title: string, glyphs: Glyphs): string[] {
  return [...title].filter((char) => char.trim() !== "" && glyphs.get(char) === null);
}
