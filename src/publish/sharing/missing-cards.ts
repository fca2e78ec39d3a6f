import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { SocialCard } from "../../graph/sharing/sharing-card";

export type Graphql = <T>(query: string) => Promise<{ data?: T; errors?: unknown }>;

const card = "{ card { path title label } }";
/** Drafts have nodes in a build, but no pages. */
const published = "filter: { draft: { ne: true } }";
const cardsQuery = /* GraphQL */ `
  {
    site { siteMetadata { socialPicture: picture ${card} } }
    pages: allContentPage(${published}) { nodes { socialPicture ${card} } }
    categories: allDocCategory { nodes { socialPicture ${card} } }
  }
`;

interface Pictured {
  readonly socialPicture: { readonly card: SocialCard | null };
}

type CardsData = Readonly<Record<"pages" | "categories", { readonly nodes: readonly Pictured[] }>> & {
  readonly site: { readonly siteMetadata: Pictured };
};

/**
 * The cards that still have to be drawn. A file is named by a hash of its texts, so an existing one is up to date and only new
 * titles cost time after the first build. Files that no page refers to are deleted.
 * @param publicDir absolute path of the deployed folder
 */
export async function missingCards(graphql: Graphql, publicDir: string): Promise<SocialCard[]> {
  const { data, errors } = await graphql<CardsData>(cardsQuery);
  if (!data) throw new Error(`The social pictures could not be read: ${JSON.stringify(errors)}`);
  const { pages, categories } = data;
  const pictured = [data.site.siteMetadata, ...pages.nodes, ...categories.nodes];
  const cards = new Map(
    pictured.flatMap(({ socialPicture }) =>
      socialPicture.card ? [[socialPicture.card.path, socialPicture.card]] : [],
    ),
  );
  dropOld(publicDir, cards);
  return [...cards.values()].filter((card) => !existsSync(path.join(publicDir, card.path)));
}

function dropOld(publicDir: string, cards: ReadonlyMap<string, SocialCard>): void {
  const folder = path.join(publicDir, "og");
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (!cards.has(`/og/${name}`)) rmSync(path.join(folder, name));
}
