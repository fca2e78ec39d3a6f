import { absoluteUrl } from "../../lib/paths";
import { xmlText } from "../../lib/xml-text";
import type { FeedData } from "./feed-query";
import { portableHtml } from "./portable-html";

/** A post as every form of the feed has it; texts are plain, free of what XML cannot hold. */
export interface FeedPost {
  readonly title: string;
  /** Full address. It is also the post's identity: titles, dates and texts may change without a reader seeing it twice. */
  readonly url: string;
  readonly description: string;
  readonly html: string;
  /** ISO time in UTC. */
  readonly published: string;
  /** The publication, or the later revision that the author dated in the front matter. */
  readonly updated: string;
  readonly tags: readonly string[];
  /** Those the post names, else the owner of the site. */
  readonly authors: readonly { readonly name: string; readonly url: string | null }[];
}

/** Everything a feed says. */
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

/** Turns GraphQL's answer into what the feeds say. */
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
    home: absoluteUrl(base, blog.routeBasePath),
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
 * When a feed last changed: with its newest post or revision, never with the build, so that two builds of the same content
 * write the same bytes. Null for a feed without posts.
 */
export function lastChange(posts: readonly Pick<FeedPost, "updated">[]): string | null {
  return posts.reduce<string | null>(
    (latest, { updated }) => (latest !== null && latest > updated ? latest : updated),
    null,
  );
}
