import type { SiteConfig } from "../../config/read-site";
import { blogListPath, blogSectionPath, blogSections, offeredSections } from "../../shared/site-files";
import { blogText } from "../../text/texts";
import { type ContentKind, type PagePlan, pagePlan } from "../kind";
import { tagType } from "../tags/tags";
import { type BlogCatalog, blogCatalog, fallbackAuthor } from "./blog-catalog";
import { pagesQuery } from "./pages-query";
import { type PostFields, postFields, storedPostFields } from "./post-fields";

/** GraphQL fields of `BlogPost`, in addition to those of every page. */
const postTypeFields = /* GraphQL */ `
  "Last part of the address: from the file name, or the front matter." slug: String!
  "Day of publication; UTC, whatever the machine's zone." date: Date! @dateformat
  "Year of publication; group by it to count." year: Int!
  "Day of the revision that the author dated in last_update; commits do not count, most of them mend a comma."
  revised: Date @dateformat
  "So old, or checked so long ago, when the site was built that readers are told of it: blog.staleAfterYears." stale: Boolean!
  "Its tags, with the addresses of their pages." tags: [TagLink!]!
  "Who wrote it; empty for a post without an author." authors: [PostAuthor!]!
  "All posts of the series, oldest first, this one among them." seriesPosts: [BlogPost!]!
  "HTML of the part above the truncate marker; the whole text where there is no marker." preview: String!
  "HTML of the text's first figure; null where the preview has one, or there is none." figure: String
  "True where the preview is shorter than the text." truncated: Boolean!
  "The post published after this one." newer: PageLink
  "The post published before this one." older: PageLink
`;

/** GraphQL types that belong to posts. */
const blogTypes = /* GraphQL */ `
  "A tag of a doc or a post."
  type TagLink @dontInfer {
    "The tag as its author wrote it." label: String!
    "Address of the page with all its posts." path: String!
  }

  "An author as a post names one."
  type PostAuthor @dontInfer {
    "Key in authors.yml; null for one written out in the post." key: String
    "Name to show." name: String!
    "What they do, in a few words." title: String
    "Their site, or their page here." url: String
    "Address of their picture: in static/, or elsewhere." imageUrl: String
    "Their picture, where it is a file of static/ that can be scaled." image: File
  }

  "An author of content/authors.yml."
  type Author implements Node @dontInfer {
    "Name of the entry in authors.yml; posts name authors by it." key: String!
    "Name to show." name: String!
    "What they do, in a few words." title: String
    "A sentence about them." description: String
    "Their own site." url: String
    "Their address for mail." email: String
    "Address of their picture: in static/, or elsewhere." imageUrl: String
    "Their picture, where it is a file of static/ that can be scaled." image: File
    "Address of the page with their posts." path: String!
    "Their profiles elsewhere." socials: [AuthorSocial!]!
    "Published posts that name them, newest first." posts: [BlogPost!]!
  }

  "A profile of an author elsewhere."
  type AuthorSocial @dontInfer {
    "Name of the service, as authors.yml has it." platform: String!
    "Address of the profile." url: String!
  }

  "Stands for the calendar: a page that depends on how old something is depends on this node."
  type BuildDay implements Node @dontInfer {
    "Day of the build, UTC." day: Date! @dateformat
  }

  "A tag of the blog with its posts."
  type BlogTag @dontInfer {
    "The tag as the newest post writes it." label: String!
    "Last part of its address: its permalink, or made from its label." slug: String!
    "Address of the page with its posts." path: String!
    "From tags.yml." description: String
    "Newest first." posts: [BlogPost!]!
    "Number of its posts." count: Int!
  }
`;

/**
 * Plans all pages of the blog: lists, posts, archive, authors, tags and the subscription page.
 * Returns no pages if there are no posts, not even drafts.
 */
export function planBlogPages(data: Queries.BlogPagesQuery, { blog }: Pick<SiteConfig, "blog">): PagePlan[] {
  if (data.everyPost.totalCount === 0) return [];
  const archive = data.allBlogPost.nodes.filter(({ unlisted }) => !unlisted);
  const sections = offeredSections({ archive, tags: data.blogTags, authors: data.allAuthor.nodes });
  const lists = [
    ...planListPages(data, blog),
    ...blogSections
      .filter((section) => section !== "list")
      .map((section) => pagePlan(`blog-${section}`, blogSectionPath(section, blog.routeBasePath), "blog/")),
    ...data.allAuthor.nodes.map(({ key, path }) =>
      pagePlan("blog-author", path, `authors.yml ${key}.page`, { authorKey: key }),
    ),
    ...data.blogTags.map(({ path, slug }) => pagePlan("blog-tag", path, "blog/", { tagSlug: slug })),
  ];
  return [
    ...lists.map((plan) => ({ ...plan, context: { ...plan.context, sections } })),
    ...data.allBlogPost.nodes.map(({ path, file }) => pagePlan("blog-post", path, file, { postPath: path })),
  ];
}

/**
 * Plans the list pages. Pinned posts come first. Page 1 has the address of the blog, and the others
 * have `page/<n>` below it. If all posts are unlisted, page 1 still exists.
 */
export function planListPages(
  { allBlogPost }: Pick<Queries.BlogPagesQuery, "allBlogPost">,
  { routeBasePath, postsPerPage }: Pick<SiteConfig["blog"], "routeBasePath" | "postsPerPage">,
): PagePlan[] {
  const listed = allBlogPost.nodes.filter(({ unlisted }) => !unlisted);
  const posts = [...listed.filter(({ pinned }) => pinned), ...listed.filter(({ pinned }) => !pinned)];
  const pageCount = Math.max(1, Math.ceil(posts.length / postsPerPage));
  return Array.from({ length: pageCount }, (_, index) => ({
    path: blogListPath(index + 1, routeBasePath),
    template: "blog-list",
    source: "blog/",
    context: {
      pageNumber: index + 1,
      pageCount,
      postPaths: posts.slice(index * postsPerPage, (index + 1) * postsPerPage).map(({ path }) => path),
      newerPath: index === 0 ? null : blogListPath(index, routeBasePath),
      olderPath: index + 1 === pageCount ? null : blogListPath(index + 2, routeBasePath),
    },
  }));
}

/** `content/blog`: dated posts. */
export const blog: ContentKind<PostFields, BlogCatalog, Queries.BlogPagesQuery> = {
  folder: "blog",
  nodeType: "BlogPost",
  storedFields: storedPostFields,
  description: "A dated post, from a file of content/blog.",
  typeFields: postTypeFields,
  otherTypes: blogTypes,
  dataTypes: ["Author", tagType],
  pagesQuery,
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
  return new Date(date.slice(0, 10)).toLocaleDateString(defaultLocale, form);
}
