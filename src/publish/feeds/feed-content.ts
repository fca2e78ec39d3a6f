import { site as settings } from "../../config/site";
import { xmlText } from "../../lib/escape-html";
import { absoluteUrl, joinPath, type UrlBase, withTrailingSlash } from "../../lib/paths";
import { portableHtml } from "./portable-html";

/** Query for all feeds; drafts and unlisted posts are not listed. */
export const feedQuery = /* GraphQL */ `{
  site { siteMetadata { title url baseUrl locale { defaultLocale } blog { routeBasePath description } author } }
  allAuthor { nodes { key name } }
  allBlogPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
    nodes { title path description date revised tags { label } authors { name url } article { html } }
  }
}`;

/** The answer to `feedQuery`, typed by hand, since Gatsby generates types for page queries only. */
export interface FeedData {
  readonly site: { readonly siteMetadata: FeedSite };
  readonly allAuthor: { readonly nodes: readonly { readonly key: string; readonly name: string }[] };
  readonly allBlogPost: { readonly nodes: readonly QueriedPost[] };
}

interface FeedSite extends Readonly<Record<"title" | "url" | "baseUrl" | "author", string>> {
  readonly locale: { readonly defaultLocale: string };
  readonly blog: { readonly routeBasePath: string; readonly description: string };
}

interface QueriedPost extends Readonly<Record<"title" | "path" | "description" | "date", string>> {
  readonly revised: string | null;
  readonly tags: readonly { readonly label: string }[];
  readonly authors: readonly { readonly name: string; readonly url: string | null }[];
  readonly article: { readonly html: string };
}

/** A post in the form that all feed formats share. Texts are plain, without characters that XML forbids. */
export type FeedPost = ReturnType<typeof feedPost>;

/** The content of a feed, whatever its format. */
export type FeedContent = ReturnType<typeof read>;

const contents = new WeakMap<FeedData, FeedContent>();

/** Converts the answer to `feedQuery` into feed content; the same answer, which gatsby-plugin-feed passes twice, once. */
export function feedContent(data: FeedData): FeedContent {
  const content = contents.get(data) ?? read(data);
  contents.set(data, content);
  return content;
}

function read({ site, allAuthor, allBlogPost }: FeedData) {
  const { title, url, baseUrl, locale, blog, author } = site.siteMetadata;
  const base = { url, baseUrl };
  const owner = allAuthor.nodes.find(({ key }) => key === author)?.name ?? title;
  return {
    title: xmlText(title),
    description: xmlText(blog.description),
    language: locale.defaultLocale,
    base,
    /** Full address of the blog. */
    home: absoluteUrl(base, withTrailingSlash(joinPath(blog.routeBasePath), settings.trailingSlash)),
    author: xmlText(owner),
    posts: allBlogPost.nodes.map((post) => feedPost(post, base, owner)),
  };
}

function feedPost(post: QueriedPost, base: UrlBase, owner: string) {
  const page = absoluteUrl(base, post.path);
  const authors = post.authors.length > 0 ? post.authors : [{ name: owner, url: null }];
  return {
    title: xmlText(post.title),
    /** Also the post's identity: readers do not see a post twice when its title, date or text changes. */
    url: page,
    description: xmlText(post.description),
    html: portableHtml(post.article.html, page, base),
    published: new Date(post.date).toISOString(),
    /** Time of publication, or of the later revision dated in the front matter. */
    updated: new Date(post.revised ?? post.date).toISOString(),
    tags: post.tags.map(({ label }) => xmlText(label)),
    authors: authors.map(({ name, url }) => ({
      name: xmlText(name),
      url: url?.startsWith("/") ? absoluteUrl(base, url) : url,
    })),
  };
}

/** When a feed last changed: not the time of the build, so that two builds of the same content are identical. */
export function lastChange(posts: readonly Pick<FeedPost, "updated">[]): string | null {
  return (
    posts
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? null
  );
}
