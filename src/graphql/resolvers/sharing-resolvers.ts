import path from "node:path";
import { frontMatterPicture } from "../../assets/sharing/front-matter-picture";
import { drawnPicture } from "../../assets/sharing/sharing-card";
import { contentDir } from "../../config/read-site";
import { site } from "../../config/site";
import { docs, sidebarLabel } from "../../content/docs/docs-kind";
import type { ContentKind, ContentPage } from "../../content/kind";
import { fromCatalog } from "../catalog/catalog";
import type { CategoryFields } from "../nodes/site-nodes";

/**
 * Returns the `socialPicture` resolver for a kind's pages. The resolver returns the picture in
 * front matter, or else a card with the page's or the site's title.
 */
export function sharingResolvers(kind: ContentKind) {
  return {
    socialPicture: fromCatalog((page: ContentPage, catalog) => {
      const label = kind.pictureLabel?.(page, catalog.of(kind), site) ?? site.tagline;
      const isMain = kind.isPictured?.(page, catalog.of(kind)) ?? false;
      return pictureOf(page, () => titlePicture(page.title, label, isMain));
    }),
  };
}

/** Resolvers for a generated category page's picture. */
export const categoryPicture = {
  socialPicture: fromCatalog(({ path: page, title }: CategoryFields, catalog) =>
    titlePicture(title, sidebarLabel(page, catalog.of(docs)) ?? site.tagline, true),
  ),
};

async function pictureOf({ file, image, title }: ContentPage, drawn: () => ReturnType<typeof drawnPicture>) {
  const place = { file, contentDir: contentDir(), publicDir: path.resolve("public"), site };
  const named = image === null ? null : await frontMatterPicture(image, place);
  return named === null ? drawn() : { ...named, alt: title, card: null };
}

/**
 * Returns the page's own card, or else the site's card.
 * @param isMain whether `sharingPictures: main` gives the page its own card
 */
function titlePicture(title: string, label: string, isMain: boolean) {
  const isOwn = site.sharingPictures === "every" || (isMain && site.sharingPictures === "main");
  return isOwn ? drawnPicture(title, label) : drawnPicture(site.title, site.tagline);
}
