import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { SocialCard } from "../../graph/sharing/sharing-card";
import { drawCards } from "./draw-cards";

const card = "{ card { path title label } }";
/** Drafts have nodes in a build, but no pages. */
const cardsQuery = /* GraphQL */ `
  {
    site { siteMetadata { socialPicture: picture ${card} } }
    pages: allContentPage(filter: { draft: { ne: true } }) { nodes { socialPicture ${card} } }
    categories: allDocCategory { nodes { socialPicture ${card} } }
  }
`;

type Pictured = { readonly socialPicture: { readonly card: SocialCard | null } };
type CardsData = Record<"pages" | "categories", { nodes: readonly Pictured[] }> & { site: { siteMetadata: Pictured } };

interface WriteOptions {
  readonly graphql: <T>(query: string) => Promise<{ data?: T; errors?: unknown }>;
  /** Absolute path of the deployed folder. */
  readonly publicDir: string;
  readonly warn: (message: string) => void;
}

/** Draws the sharing pictures that are not there yet, for a file is named by what it shows; deletes those of no page. */
export async function writeCards({ graphql, publicDir, warn }: WriteOptions): Promise<void> {
  const { data, errors } = await graphql<CardsData>(cardsQuery);
  if (!data) throw new Error(`The sharing pictures could not be read: ${JSON.stringify(errors)}`);
  const pictured = [data.site.siteMetadata, ...data.pages.nodes, ...data.categories.nodes];
  const cards = new Map(pictured.flatMap(({ socialPicture: { card } }) => (card ? [[card.path, card]] : [])));
  const folder = path.join(publicDir, "og");
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!cards.has(`/og/${name}`)) rmSync(path.join(folder, name));
  const missing = [...cards.values()].filter(({ path: file }) => !existsSync(path.join(publicDir, file)));
  const warning = missing.length > 0 && (await drawCards(missing, publicDir));
  if (warning) warn(warning);
}
