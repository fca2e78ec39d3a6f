import type { SiteConfig } from "../../config/read-site";
import { blogText } from "../../text/blog";
import type { ContentKind } from "../kind";
import { tagType } from "../tags/tags-file";
import { type BlogCatalog, blogCatalog, fallbackAuthor } from "./blog-catalog";
import { blogTypes, postTypeFields } from "./blog-types";
import { blogPagesQuery, planBlogPages } from "./plan-pages";
import { type PostFields, postFields } from "./post-fields";

/** `content/blog`: dated posts. */
export const blog: ContentKind<PostFields, BlogCatalog> = {
  folder: "blog",
  nodeType: "BlogPost",
  description: "A dated post, from a file of content/blog.",
  typeFields: postTypeFields,
  otherTypes: blogTypes,
  dataTypes: ["Author", tagType],
  pagesQuery: blogPagesQuery,
  planPages: planBlogPages,
  label: (site) => site.blog.title,
  check: (source, { site, firstCommit }) =>
    postFields(source, {
      routeBasePath: site.blog.routeBasePath,
      firstCommit: firstCommit(),
      fallbackAuthor: fallbackAuthor(site),
    }),
  catalog: blogCatalog,
  isPictured: () => true,
  pictureLabel: ({ date }, _catalog, site) => blogText.cardLabel(site.blog.title, dayOf(date, site)),
};

function dayOf(date: string, { locale: { defaultLocale } }: SiteConfig): string {
  const form = { dateStyle: "long", calendar: "gregory", timeZone: "UTC" } as const;
  return new Date(date).toLocaleDateString(defaultLocale, form);
}
