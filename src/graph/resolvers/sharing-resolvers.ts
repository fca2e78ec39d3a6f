import path from "node:path";
import { contentDir } from "../../config/content-dir";
import { site } from "../../config/site";
import { docs, sidebarLabel } from "../../kinds/docs/docs-kind";
import type { ContentKind, ContentPage } from "../../kinds/kind";
import { fromCatalog } from "../catalog/catalog-resolver";
import type { CategoryFields } from "../nodes/category-nodes";
import { frontMatterPicture } from "../sharing/front-matter-picture";
import { drawnPicture } from "../sharing/sharing-card";

/** `socialPicture` of a kind's pages: the picture in front matter, else a card drawn from the title. */
export function sharingResolvers(kind: ContentKind) {
  return {
    socialPicture: fromCatalog((page: ContentPage, catalog) =>
      pictureOf(page, kind.pictureLabel?.(page, catalog.of(kind), site) ?? site.tagline),
    ),
  };
}

/** The picture of a generated category page. */
export const categoryPicture = {
  socialPicture: fromCatalog(({ path: page, title }: CategoryFields, catalog) =>
    titlePicture(title, sidebarLabel(page, catalog.of(docs)) ?? site.tagline),
  ),
};

/** The picture of the site itself. */
export const sitePicture = {
  picture: { resolve: () => drawnPicture(site.title, site.tagline) },
};

async function pictureOf({ file, image, title }: ContentPage, label: string) {
  const named =
    image === null
      ? null
      : await frontMatterPicture(image, { file, contentDir: contentDir(), publicDir: path.resolve("public"), site });
  return named === null ? titlePicture(title, label) : { ...named, alt: title, card: null };
}

/** The page's own card, or the site's if all pages share one. */
function titlePicture(title: string, label: string) {
  return site.sharingPictures === "page" ? drawnPicture(title, label) : drawnPicture(site.title, site.tagline);
}
