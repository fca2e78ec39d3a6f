import path from "node:path";
import { site } from "../../config/site";
import { contentDir } from "../../content/content-dir";
import type { PostFields } from "../../kinds/blog/post-fields";
import type { DocFields } from "../../kinds/docs/file/doc-fields";
import type { GeneratedIndexFields } from "../../kinds/docs/sidebars/generated-indexes";
import type { PageFields } from "../../kinds/pages/page-fields";
import { joinPath } from "../../lib/paths";
import { blogText } from "../../text/blog";
import type { Catalog } from "../catalog/catalog";
import { fromCatalog } from "../catalog/catalog-resolver";
import { namedPicture } from "../sharing/front-matter-picture";
import { drawnPicture } from "../sharing/sharing-card";
import type { Content } from "./article-resolvers";

const day = new Intl.DateTimeFormat(site.locale.defaultLocale, {
  dateStyle: "long",
  calendar: site.locale.calendar,
  timeZone: "UTC",
});

/** `socialPicture` of every kind, under the name of its GraphQL type. */
export const socialResolvers = {
  Doc: {
    socialPicture: fromCatalog((doc: DocFields, catalog) => pictureOf(doc, areaOf(doc.path, catalog))),
  },
  BlogPost: {
    socialPicture: {
      resolve: (post: PostFields) =>
        pictureOf(post, blogText.cardLabel(site.blog.title, day.format(new Date(post.date)))),
    },
  },
  SinglePage: {
    socialPicture: { resolve: (page: PageFields) => pictureOf(page, site.tagline) },
  },
  DocCategory: {
    socialPicture: fromCatalog(({ slug, title }: GeneratedIndexFields, catalog) =>
      pictureFor(title, areaOf(joinPath(site.docs.routeBasePath, "category", slug), catalog)),
    ),
  },
  SiteSiteMetadata: {
    picture: { resolve: () => drawnPicture(site.title, site.tagline) },
  },
};

async function pictureOf({ file, image, title }: Content & { readonly title: string }, label: string) {
  const named =
    image === null
      ? null
      : await namedPicture(image, { file, contentDir: contentDir(), publicDir: path.resolve("public"), site });
  return named === null ? pictureFor(title, label) : { ...named, alt: title, card: null };
}

/** The page's own drawing, or the site's where there is one for all. */
function pictureFor(title: string, label: string) {
  return site.socialPictures === "page" ? drawnPicture(title, label) : drawnPicture(site.title, site.tagline);
}

/** Name of the sidebar that a page stands in. */
function areaOf(path: string, { places, sidebars }: Catalog): string {
  const id = places.get(path)?.sidebarId;
  return sidebars.find((sidebar) => sidebar.id === id)?.label ?? site.tagline;
}
