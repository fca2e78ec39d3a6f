import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { Reporter } from "gatsby";
import sharp from "sharp";
import { site } from "../../config/site";
import { cardColors, drawCard } from "./draw-card";
import { Glyphs } from "./glyphs";
import { indexedPng } from "./indexed-png";
import { cardSize, type SocialCard } from "./social-card";

export interface WriteOptions {
  readonly graphql: <T>(query: string) => Promise<{ data?: T; errors?: unknown }>;
  /** Absolute path of the folder that is deployed. */
  readonly publicDir: string;
  readonly reporter: Reporter;
}

const card = "{ card { path title label } }";
const cardsQuery = /* GraphQL */ `
  {
    site { siteMetadata { socialPicture: picture ${card} } }
    docs: allDoc { nodes { socialPicture ${card} } }
    posts: allBlogPost { nodes { socialPicture ${card} } }
    pages: allSinglePage { nodes { socialPicture ${card} } }
    categories: allDocCategory { nodes { socialPicture ${card} } }
  }
`;

interface Pictured {
  readonly socialPicture: { readonly card: SocialCard | null };
}

type CardsData = Readonly<
  Record<"docs" | "posts" | "pages" | "categories", { readonly nodes: readonly Pictured[] }>
> & {
  readonly site: { readonly siteMetadata: Pictured };
};

/**
 * Draws the pictures that social networks show. A file's name says what is in it, so one that exists need not be drawn
 * again: after the first build only new titles cost anything.
 */
export async function writeCards({ graphql, publicDir, reporter }: WriteOptions): Promise<void> {
  const { data, errors } = await graphql<CardsData>(cardsQuery);
  if (!data) throw new Error(`The social pictures could not be read: ${JSON.stringify(errors)}`);
  const { docs, posts, pages, categories } = data;
  const pictured = [data.site.siteMetadata, ...[docs, posts, pages, categories].flatMap(({ nodes }) => nodes)];
  const cards = new Map(
    pictured.flatMap(({ socialPicture }) =>
      socialPicture.card ? [[socialPicture.card.path, socialPicture.card]] : [],
    ),
  );
  dropOld(publicDir, cards);
  const missing = [...cards.values()].filter((card) => !existsSync(path.join(publicDir, card.path)));
  await drawAll(missing, publicDir, reporter);
}

async function drawAll(cards: readonly SocialCard[], publicDir: string, reporter: Reporter): Promise<void> {
  if (cards.length === 0) return;
  const glyphs = new Glyphs();
  const { title: siteTitle, tagline } = site;
  await glyphs.load([siteTitle, tagline, "…", ...cards.flatMap(({ title, label }) => [title, label])]);
  const mark = readFileSync(path.join("static", site.favicon), "utf8");
  const waiting = [...cards];
  const draw = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { path: file, title, label } = next;
      const unknown = [...title].filter((char) => char.trim() !== "" && glyphs.get(char) === null);
      if (unknown.length > 0) reporter.warn(`The social picture of “${title}” leaves out ${unknown.join(" ")}`);
      const svg = drawCard({ title, label, siteTitle, tagline, mark }, (char) => glyphs.get(char));
      const target = path.join(publicDir, file);
      mkdirSync(path.dirname(target), { recursive: true });
      const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
      writeFileSync(target, await indexedPng(pixels, cardSize.width, cardSize.height, cardColors));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, draw));
}

function dropOld(publicDir: string, cards: ReadonlyMap<string, SocialCard>): void {
  const folder = path.join(publicDir, "og");
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (!cards.has(`/og/${name}`)) rmSync(path.join(folder, name));
}
