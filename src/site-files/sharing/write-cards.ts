import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { ask, type WriteOptions } from "../../graphql/ask";
import { runInWorker } from "../../lib/node/run-in-worker";
import type { CardsOptions, CardsWarning } from "./draw-cards";

/**
 * Query for all sharing pictures. It leaves out drafts, which have nodes but no pages in a build.
 */
const cardsQuery = /* GraphQL */ `query Cards {
  site { siteMetadata { picture { card { path title label } } } }
  pages: allContentPage(filter: { draft: { ne: true } }) { nodes { socialPicture { card { path title label } } } }
  categories: allDocCategory { nodes { socialPicture { card { path title label } } } }
}`;

type CardOptions = WriteOptions & { readonly warn: (message: string) => void };

/**
 * Draws the missing sharing pictures, and deletes unused ones. A picture's file name depends on its
 * content, so an existing file need not be drawn again. A worker thread draws the pictures, because
 * drawing takes 15 s in the first build of five hundred posts.
 */
export async function writeCards({ graphql, publicDir, warn }: CardOptions): Promise<void> {
  const data = await ask<Queries.CardsQuery>(graphql, cardsQuery, "The sharing pictures");
  const ofPages = [...data.pages.nodes, ...data.categories.nodes].map(({ socialPicture }) => socialPicture.card);
  const all = [data.site?.siteMetadata?.picture.card, ...ofPages];
  const cards = new Map(all.flatMap((card) => (card ? [[card.path, card]] : [])));
  const folder = path.join(publicDir, "og");
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!cards.has(`/og/${name}`)) rmSync(path.join(folder, name));
  const missing = [...cards.values()].filter(({ path: file }) => !existsSync(path.join(publicDir, file)));
  if (missing.length === 0) return;
  const input = { cards: missing, publicDir };
  const warning = await runInWorker<CardsOptions, CardsWarning>("src/site-files/sharing/draw-cards.ts", input);
  if (warning !== null) warn(warning);
}
