import { site as settings } from "../../config/site";
import { xmlText } from "../../lib/escape-html";
import { absoluteUrl, joinPath, withTrailingSlash } from "../../lib/paths";
import type { FeedData } from "./feed-query";
import { portableHtml } from "./portable-html";

/** A post in the form that all feed formats share. Texts are plain, without characters that XML forbids. */
export interface FeedPost {
  readonly title: string;
  /** Full address, which is also the post's identity: readers do not see a post twice when its title, date or text changes. */
  readonly url: string;
  readonly description: string;
  readonly html: string;
  /** ISO time in UTC. */
  readonly published: string;
  /** Time of publication, or of the later revision dated in the front matter. */
  readonly updated: string;
  readonly tags: readonly string[];
  /** The post's authors, else the owner of the site. */
  readonly authors: readonly { readonly name: string; readonly url: string | null }[];
}

/** The content of a feed, whatever its format. */
export interface FeedContent {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Origin and path prefix. */
  readonly base: { readonly url: string; readonly baseUrl: string };
  /** First segment of the blog's addresses. */
  readonly blogBasePath: string;
  /** Full address of the blog. */
  readonly home: string;
  readonly author: string;
  readonly posts: readonly FeedPost[];
}

/** Converts the answer to `feedQuery` into feed content. */
export function feedContent({ site, allAuthor, allBlogPost }: FeedData): FeedContent {
  const { title, url, baseUrl, locale, blog, author } = site.siteMetadata;
  const base = { url, baseUrl };
  const owner = allAuthor.nodes.find(({ key }) => key === author)?.name ?? title;
  return {
    title: xmlText(title),
    description: xmlText(blog.description),
    language: locale.defaultLocale,
    base,
    blogBasePath: blog.routeBasePath,
    home: absoluteUrl(base, withTrailingSlash(joinPath(blog.routeBasePath), settings.trailingSlash)),
    author: xmlText(owner),
    posts: allBlogPost.nodes.map((post) => feedPost(post, base, owner)),
  };
}

function feedPost(post: FeedData["allBlogPost"]["nodes"][number], base: FeedContent["base"], owner: string): FeedPost {
  const page = absoluteUrl(base, post.path);
  const authors = post.authors.length > 0 ? post.authors : [{ name: owner, url: null }];
  return {
    title: xmlText(post.title),
    url: page,
    description: xmlText(post.description),
    html: portableHtml(post.article.html, page, base),
    published: new Date(post.date).toISOString(),
    updated: new Date(post.revised ?? post.date).toISOString(),
    tags: post.tags.map(({ label }) => xmlText(label)),
    authors: authors.map(({ name, url }) => ({
      name: xmlText(name),
      url: url?.startsWith("/") ? absoluteUrl(base, url) : url,
    })),
  };
}

/**
 * When a feed last changed: the time of its newest post or revision. The time of the build is not used, so that two builds of
 * the same content are identical. Null for a feed without posts.
 */
export function lastChange(posts: readonly Pick<FeedPost, "updated">[]): string | null {
  return posts.reduce<string | null>(
    (latest, { updated }) => (latest !== null && latest > updated ? latest : updated),
    null,
  );
}
