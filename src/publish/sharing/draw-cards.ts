import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { site } from "../../config/site";
import { glyphsOf } from "../../graph/mark/glyphs";
import { drawMark, siteMark } from "../../graph/mark/site-mark";
import type { SocialCard } from "../../graph/sharing/sharing-card";
import { cardSvg } from "./card.svg";

/** Draws sharing pictures. @returns a warning for characters that the font has not, such as emoji */
export async function drawCards(cards: readonly SocialCard[], publicDir: string): Promise<string | null> {
  const mark = (await (await drawMark(await siteMark(), 64)).png().toBuffer()).toString("base64");
  const texts = cards.flatMap(({ title, label }) => [title, label]);
  const glyphs = await glyphsOf([site.title, site.tagline, "…", ...texts].join(""));
  for (const card of cards) {
    const svg = cardSvg(card, `data:image/png;base64,${mark}`, glyphs);
    const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
    const file = path.join(publicDir, card.path);
    // A build may stop in the middle of a write, and an incomplete file must not count as finished.
    writeFileSync(`${file}.part`, picture.asPng());
    renameSync(`${file}.part`, file);
  }
  const unknown = (title: string) => [...title].filter((char) => char.trim() !== "" && !glyphs.has(char));
  const lacking = cards.map(({ title }) => title).filter((title) => unknown(title).length > 0);
  const characters = [...new Set(unknown(lacking.join("")))].join(" ");
  return lacking.length === 0 ? null : `${lacking.length}张分享图片里缺少这些字：${characters}（如“${lacking[0]}”）`;
}
