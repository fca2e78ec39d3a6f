import { site } from "../../config/site";
import { blog } from "../../content/blog/blog-kind";
import { buildDay, buildDayType, isStale } from "../../content/blog/post-date";
import type { PostAuthorFields, PostFields } from "../../content/blog/post-fields";
import type { AuthorFields } from "../../content/data/authors";
import { staticFile } from "../../content/files/static-files";
import { type TagFields, tagLinks } from "../../content/tags/tags";
import { decodePath } from "../../lib/paths";
import { type Catalog, type Context, catalogFor, findNode, fromCatalog, fromContext } from "../catalog/catalog";

/**
 * Resolvers for the computed fields of `BlogPost`. Most depend on other posts or on authors.yml.
 */
export const postResolvers = {
  year: { resolve: ({ date }: PostFields) => new Date(date).getUTCFullYear() },
  tags: fromCatalog(({ tagRefs }: PostFields, catalog) =>
    tagLinks(tagRefs, catalog.of(blog).definitions, site.blog.routeBasePath),
  ),
  authors: fromContext(({ authorRefs }: PostFields, context) =>
    Promise.all(authorRefs.map((author) => presentAuthor(author, context))),
  ),
  seriesPosts: fromCatalog(({ series }: PostFields, catalog, context) => {
    const posts = postsOf(catalog).filter((post) => series !== null && post.series === series);
    return postNodes(pathsOf(posts.reverse()), context);
  }),
  stale: fromContext(async ({ date, revised, checked }: PostFields, context) => {
    const latest = latestDate([date, revised, checked?.date]);
    return isStale(latest, site.blog.staleAfterYears, await dayOfBuild(context));
  }),
  newer: fromCatalog((post: PostFields, catalog) => neighbourOf(post, postsOf(catalog), -1)),
  older: fromCatalog((post: PostFields, catalog) => neighbourOf(post, postsOf(catalog), 1)),
};

const portraitResolvers = {
  image: fromContext(({ imageUrl }: Pick<AuthorFields, "imageUrl">, context) => {
    const file = imageUrl?.startsWith("/") ? staticFile(decodePath(imageUrl)) : null;
    return file === null ? null : findNode(context, "File", "absolutePath", file);
  }),
};

/** Resolvers for fields of `Author`. */
export const authorResolvers = {
  ...portraitResolvers,
  posts: fromCatalog(({ key }: AuthorFields, catalog, context) => {
    const isTheirs = ({ authorRefs }: PostFields) => authorRefs.some((author) => author.key === key);
    return postNodes(pathsOf(postsOf(catalog).filter(isTheirs)), context);
  }),
};

const tagResolvers = {
  count: { resolve: ({ pagePaths }: TagFields) => pagePaths.length },
  posts: fromContext(({ pagePaths }: TagFields, context) => postNodes(pagePaths, context)),
};

/** Resolvers for fields of the blog's other types. */
export const blogResolvers = { Author: authorResolvers, PostAuthor: portraitResolvers, BlogTag: tagResolvers };

/**
 * Queries for blog tags. A tag has no file and thus no node, so these are fields of the root query.
 */
export const blogQueries = {
  blogTags: {
    type: "[BlogTag!]!",
    description: "Tags of published posts, the commonest first. | 已发布的博文的标签，最常用的在前。",
    ...fromCatalog((_root: unknown, catalog) => catalog.of(blog).tags),
  },
  blogTag: {
    type: "BlogTag",
    description: "One tag of the blog. | 博客的一个标签。",
    args: { slug: "String!" },
    resolve: async (_root: unknown, { slug }: { slug: string }, context: Context) =>
      (await catalogFor(context)).of(blog).tags.find((tag) => tag.slug === slug),
  },
};

const postsOf = (catalog: Catalog) => catalog.of(blog).posts;

const pathsOf = (posts: readonly PostFields[]) => posts.map(({ path }) => path);

/** Returns the posts at these addresses, in the same order. Skips an address without a node. */
async function postNodes(paths: readonly string[], context: Context) {
  const nodes = await Promise.all(paths.map((path) => findNode(context, "BlogPost", "path", path)));
  return nodes.filter((node) => node !== null);
}

/**
 * Returns the post at a distance from another post in the list, which is sorted newest first.
 * An unlisted post has no neighbours.
 */
function neighbourOf({ path }: PostFields, posts: readonly PostFields[], distance: number) {
  const at = posts.findIndex((post) => post.path === path);
  const neighbour = at < 0 ? undefined : posts[at + distance];
  return neighbour && { title: neighbour.title, titleLang: neighbour.titleLang, path: neighbour.path };
}

/** Returns the latest date. Ignores null and undefined, of which there must not be only these. */
function latestDate(dates: readonly (string | null | undefined)[]): string {
  const known = dates.filter((date) => typeof date === "string");
  return known.reduce((latest, date) => (Date.parse(date) > Date.parse(latest) ? date : latest));
}

/**
 * Returns the day of the build. The day comes from a node, so that Gatsby reruns the query on
 * another day.
 */
async function dayOfBuild(context: Context): Promise<Date> {
  const node = await context.nodeModel.findOne({ type: buildDayType, query: {} });
  return new Date(String(node?.["day"] ?? buildDay()));
}

/**
 * Merges an author from authors.yml with the post's own fields, which take precedence. Without
 * `url` in the post, the author's link leads to the author's page on this site.
 */
async function presentAuthor(author: PostAuthorFields, context: Context) {
  const { key } = author;
  const known = (key && (await findNode(context, "Author", "key", key))) as unknown as AuthorFields | null;
  return {
    key,
    name: author.name ?? known?.name ?? key,
    title: author.title ?? known?.title,
    url: author.url ?? known?.path,
    imageUrl: author.imageUrl ?? known?.imageUrl,
  };
}
