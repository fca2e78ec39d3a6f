import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { glyphsOf } from "../../assets/mark/glyphs";
import { drawMark, siteMark } from "../../assets/mark/site-mark";
import type { SocialCard } from "../../assets/sharing/sharing-card";
import { reportText } from "../../config/messages";
import { site } from "../../config/site";
import { cardSvg } from "./card.svg";

export interface CardsOptions {
  readonly cards: readonly SocialCard[];
  readonly publicDir: string;
}

/** A warning about characters that the font lacks, such as emoji, or null if there are none. */
export type CardsWarning = string | null;

/** Draws sharing pictures and writes them as PNG files. */
export default async function drawCards({ cards, publicDir }: CardsOptions): Promise<CardsWarning> {
  const mark = (await (await drawMark(await siteMark(), 64)).png().toBuffer()).toString("base64");
  const texts = cards.flatMap(({ title, label }) => [title, label]);
  const glyphs = await glyphsOf([site.title, site.tagline, "…", ...texts].join(""));
  for (const card of cards) {
    const svg = cardSvg(card, `data:image/png;base64,${mark}`, glyphs);
    const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
    const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
    const file = path.join(publicDir, card.path);
    // Renames the file after writing it. If the build stops during the write, the incomplete file
    // must not count as finished.
    writeFileSync(`${file}.part`, await picture.png({ compressionLevel: 9 }).toBuffer());
    renameSync(`${file}.part`, file);
  }
  const unknown = (title: string) => [...title].filter((char) => char.trim() !== "" && !glyphs.has(char));
  const lacking = cards.map(({ title }) => title).filter((title) => unknown(title).length > 0);
  const characters = [...new Set(unknown(lacking.join("")))].join(" ");
  return lacking.length === 0 ? null : reportText.noGlyphs(lacking.length, characters, lacking[0]);
}
