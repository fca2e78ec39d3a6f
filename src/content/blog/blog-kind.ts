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
  "Last part of the address: from the file name, or the front matter. | 地址的最后一段：来自文件名，或front matter。" slug: String!
  "Day of publication; UTC, whatever the machine's zone. | 发布的日子；UTC，与机器的时区无关。" date: Date! @dateformat
  "Year of publication; group by it to count. | 发布的年份；按它分组就能计数。" year: Int!
  """
  Day of the revision that the author dated in last_update; commits do not count, most of them mend a comma. |
  作者在last_update里写的修改日期；提交不算，多数只改一个逗号。
  """
  revised: Date @dateformat
  """
  So old, or checked so long ago, when the site was built that readers are told of it: blog.staleAfterYears. |
  构建时是否已旧到、或很久没有核对到要告诉读者：blog.staleAfterYears。
  """
  stale: Boolean!
  "Its tags, with the addresses of their pages. | 它的标签，带标签页的地址。" tags: [TagLink!]!
  "Who wrote it; empty for a post without an author. | 谁写的；没有作者就是空的。" authors: [PostAuthor!]!
  "All posts of the series, oldest first, this one among them. | 这个系列的全部博文，最旧的在前，也有这一篇。" seriesPosts: [BlogPost!]!
  """
  HTML of the part above the truncate marker; the whole text where there is no marker. |
  truncate标记之前的部分的HTML；没有标记就是全文。
  """
  preview: String!
  "HTML of the text's first figure; null where the preview has one, or there is none. | 正文第一张图的HTML；预览里已有，或没有图，就是null。"
  figure: String
  "True where the preview is shorter than the text. | 预览比正文短就是true。" truncated: Boolean!
  "The post published after this one. | 在它之后发布的一篇。" newer: PageLink
  "The post published before this one. | 在它之前发布的一篇。" older: PageLink
`;

/** GraphQL types that belong to posts. */
const blogTypes = /* GraphQL */ `
  "A tag of a doc or a post. | 文档或博文的一个标签。"
  type TagLink @dontInfer {
    "The tag as its author wrote it. | 作者写的标签。" label: String!
    "Address of the page with all its posts. | 列出它的全部博文的那一页的地址。" path: String!
  }

  "An author as a post names one. | 博文所写的一位作者。"
  type PostAuthor @dontInfer {
    "Key in authors.yml; null for one written out in the post. | authors.yml里的键；直接写在博文里的就是null。" key: String
    "Name to show. | 显示的名字。" name: String!
    "What they do, in a few words. | 做什么的，几个字。" title: String
    "Their site, or their page here. | 作者的网站，或在本站的页面。" url: String
    "Address of their picture: in static/, or elsewhere. | 头像的地址：在static/里，或在别处。" imageUrl: String
    "Their picture, where it is a file of static/ that can be scaled. | 头像，是static/里可以缩放的文件时才有。" image: File
  }

  "An author of content/authors.yml. | content/authors.yml里的一位作者。"
  type Author implements Node @dontInfer {
    "Name of the entry in authors.yml; posts name authors by it. | authors.yml里的键；博文用它指名作者。" key: String!
    "Name to show. | 显示的名字。" name: String!
    "What they do, in a few words. | 做什么的，几个字。" title: String
    "A sentence about them. | 介绍作者的一句话。" description: String
    "Their own site. | 作者自己的网站。" url: String
    "Their address for mail. | 作者的邮箱。" email: String
    "Address of their picture: in static/, or elsewhere. | 头像的地址：在static/里，或在别处。" imageUrl: String
    "Their picture, where it is a file of static/ that can be scaled. | 头像，是static/里可以缩放的文件时才有。" image: File
    "Address of the page with their posts. | 列出其博文的那一页的地址。" path: String!
    "Their profiles elsewhere. | 在别处的主页。" socials: [AuthorSocial!]!
    "Published posts that name them, newest first. | 写明这位作者的已发布的博文，最新的在前。" posts: [BlogPost!]!
  }

  "A profile of an author elsewhere. | 作者在别处的一个主页。"
  type AuthorSocial @dontInfer {
    "Name of the service, as authors.yml has it. | 平台的名字，authors.yml里写的样子。" platform: String!
    "Address of the profile. | 主页的地址。" url: String!
  }

  "Stands for the calendar: a page that depends on how old something is depends on this node. | 代表日历：与新旧有关的页面依赖这个节点。"
  type BuildDay implements Node @dontInfer {
    "Day of the build, UTC. | 构建的日子，UTC。" day: Date! @dateformat
  }

  "A tag of the blog with its posts. | 博客的一个标签，带它的博文。"
  type BlogTag @dontInfer {
    "The tag as the newest post writes it. | 最新的博文里写的标签。" label: String!
    "Last part of its address: its permalink, or made from its label. | 地址的最后一段：permalink，或由标签得出。" slug: String!
    "Address of the page with its posts. | 列出它的博文的那一页的地址。" path: String!
    "From tags.yml. | 来自tags.yml。" description: String
    "Newest first. | 最新的在前。" posts: [BlogPost!]!
    "Number of its posts. | 有几篇博文。" count: Int!
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
  description: "A dated post, from a file of content/blog. | 有日期的博文，来自content/blog里的文件。",
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
