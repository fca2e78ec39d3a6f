import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { glyphsOf } from "../../assets/mark/glyphs";
import { drawMark, siteMark } from "../../assets/mark/site-mark";
import type { SocialCard } from "../../assets/sharing/sharing-card";
import { reportText } from "../../config/messages";
import { site } from "../../config/site";
import { ask, type WriteOptions } from "../../graphql/ask";
import { cardSvg } from "./card.svg";

/** Drafts have nodes in a build, but no pages. */
const cardsQuery = /* GraphQL */ `query Cards {
  site { siteMetadata { picture { card { path title label } } } }
  pages: allContentPage(filter: { draft: { ne: true } }) { nodes { socialPicture { card { path title label } } } }
  categories: allDocCategory { nodes { socialPicture { card { path title label } } } }
}`;

type CardOptions = WriteOptions & { readonly warn: (message: string) => void };

/** Draws the missing sharing pictures, which have names by content, and deletes unused ones. */
export async function writeCards({ graphql, publicDir, warn }: CardOptions): Promise<void> {
  const data = await ask<Queries.CardsQuery>(graphql, cardsQuery, "The sharing pictures");
  const ofPages = [...data.pages.nodes, ...data.categories.nodes].map(({ socialPicture }) => socialPicture.card);
  const all = [data.site?.siteMetadata?.picture.card, ...ofPages];
  const cards = new Map(all.flatMap((card) => (card ? [[card.path, card]] : [])));
  const folder = path.join(publicDir, "og");
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!cards.has(`/og/${name}`)) rmSync(path.join(folder, name));
  const missing = [...cards.values()].filter(({ path: file }) => !existsSync(path.join(publicDir, file)));
  const warning = missing.length > 0 && (await drawCards(missing, publicDir));
  if (warning) warn(warning);
}

/**
 * Draws sharing pictures.
 * @returns a warning for characters that the font lacks, such as emoji
 */
export async function drawCards(cards: readonly SocialCard[], publicDir: string): Promise<string | null> {
  const mark = (await (await drawMark(await siteMark(), 64)).png().toBuffer()).toString("base64");
  const texts = cards.flatMap(({ title, label }) => [title, label]);
  const glyphs = await glyphsOf([site.title, site.tagline, "…", ...texts].join(""));
  for (const card of cards) {
    const svg = cardSvg(card, `data:image/png;base64,${mark}`, glyphs);
    const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
    const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
    const file = path.join(publicDir, card.path);
    // A build may stop during a write, and an incomplete file must not count as finished.
    writeFileSync(`${file}.part`, await picture.png({ compressionLevel: 9 }).toBuffer());
    renameSync(`${file}.part`, file);
  }
  const unknown = (title: string) => [...title].filter((char) => char.trim() !== "" && !glyphs.has(char));
  const lacking = cards.map(({ title }) => title).filter((title) => unknown(title).length > 0);
  const characters = [...new Set(unknown(lacking.join("")))].join(" ");
  return lacking.length === 0 ? null : reportText.noGlyphs(lacking.length, characters, lacking[0]);
}
