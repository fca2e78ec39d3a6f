import { site as settings } from "../../config/site";
import { compareText } from "../../lib/diagnostic";
import { xmlText } from "../../lib/escape-html";
import { absoluteUrl, joinPath, type UrlBase, withTrailingSlash } from "../../lib/paths";
import { atomPath } from "../../shared/feeds";
import { feedsText } from "../../text/texts";
import { portableHtml } from "./portable-html";

/** Query for all feeds. It leaves out drafts and unlisted pages. */
export const feedQuery = /* GraphQL */ `query Feeds {
  site { siteMetadata { title url baseUrl locale { defaultLocale } blog { routeBasePath description } author } }
  allAuthor { nodes { key name } }
  allBlogPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
    nodes { title path description date revised lang tags { label path } authors { name url } article { html } }
  }
  blogTags { label description path }
  allSidebar { nodes { label description path: landing sidebarId } }
  allDoc(filter: { listed: { eq: true } }) { nodes { title path description sidebar lastUpdate { date } } }
}`;

export type FeedData = Queries.FeedsQuery;

type Part = Pick<Queries.BlogTag, "label" | "description" | "path">;
type QueriedPost = FeedData["allBlogPost"]["nodes"][number];

/**
 * A post in the shape that all feed formats share. Titles, descriptions, tags and names are plain
 * text, without characters that XML forbids.
 */
export type FeedPost = ReturnType<typeof feedPost>;

/** The content of a feed in any format. */
export type FeedContent = ReturnType<typeof read>;

const contents = new WeakMap<FeedData, FeedContent>();

/**
 * Converts the result of `feedQuery` into feed content. Caches the content, because
 * gatsby-plugin-feed passes the same result twice.
 */
export function feedContent(data: FeedData): FeedContent {
  const content = contents.get(data) ?? read(data);
  contents.set(data, content);
  return content;
}

function read({ site, allAuthor, allBlogPost }: FeedData) {
  if (!site?.siteMetadata) throw new Error("GraphQL has no site metadata; gatsby-config.ts gives it");
  const { title, url, baseUrl, locale, blog, author } = site.siteMetadata;
  const base = { url, baseUrl };
  const owner = allAuthor.nodes.find(({ key }) => key === author)?.name ?? title;
  return {
    title: xmlText(title),
    description: xmlText(blog.description),
    language: locale.defaultLocale,
    base,
    /** Full address of the page that the feed belongs to. */
    home: absoluteUrl(base, withTrailingSlash(joinPath(blog.routeBasePath), settings.trailingSlash)),
    author: xmlText(owner),
    posts: allBlogPost.nodes.map((post) => feedPost(post, base, owner)),
  };
}

/**
 * Returns the feeds of docs areas and, if Atom feeds are enabled, of blog tags, by path. Leaves out
 * feeds without entries.
 */
export function partFeeds(data: FeedData): ReadonlyMap<string, FeedContent> {
  const feeds = new Map<string, FeedContent>();
  const blog = feedContent(data);
  const add = (feed: string, { label, description, path }: Part, posts: FeedPost[]) => {
    const title = feedsText.partTitle(blog.title, xmlText(label));
    const home = absoluteUrl(blog.base, withTrailingSlash(path, settings.trailingSlash));
    if (posts.length > 0) feeds.set(feed, { ...blog, title, description: xmlText(description ?? title), home, posts });
  };
  for (const tag of settings.blog.feedTypes.includes("atom") ? data.blogTags : []) {
    const posts = blog.posts.filter(({ tagPaths }) => tagPaths.includes(tag.path));
    add(atomPath(tag.path), tag, posts);
  }
  // An area's feed only announces that a page has changed. It leaves out pages without a known date
  // of change.
  const bare = { revised: null, lang: null, tags: [], authors: [], article: null };
  for (const area of data.allSidebar.nodes) {
    const notes = data.allDoc.nodes.flatMap(({ sidebar, lastUpdate, ...note }) => {
      if (sidebar !== area.sidebarId || lastUpdate === null) return [];
      return feedPost({ ...note, ...bare, date: lastUpdate.date }, blog.base, blog.author);
    });
    notes.sort((a, b) => compareText(b.updated, a.updated) || compareText(a.url, b.url));
    add(atomPath(settings.docs.routeBasePath, area.sidebarId), area, notes);
  }
  return feeds;
}

function feedPost(
  post: Omit<QueriedPost, "article"> & { readonly article: QueriedPost["article"] | null },
  base: UrlBase,
  owner: string,
) {
  const page = absoluteUrl(base, post.path);
  const authors = post.authors.length > 0 ? post.authors : [{ name: owner, url: null }];
  return {
    title: xmlText(post.title),
    /**
     * Address of the post. The address is also the post's id, so that feed readers do not show a
     * post again when its title, date or text changes.
     */
    url: page,
    description: xmlText(post.description),
    html: post.article && inLanguage(portableHtml(post.article.html, page, base), post.lang),
    /** Language of the post, if it is not the site's. */
    lang: post.lang,
    published: new Date(post.date).toISOString(),
    /** Time of the revision in front matter, or else of publication. */
    updated: new Date(post.revised ?? post.date).toISOString(),
    tags: post.tags.map(({ label }) => xmlText(label)),
    tagPaths: post.tags.map(({ path }) => path),
    authors: authors.map(({ name, url }) => ({
      name: xmlText(name),
      url: url?.startsWith("/") ? absoluteUrl(base, url) : url,
    })),
  };
}

/** Wraps HTML in a `<div>` with the language. Returns the HTML unchanged if `lang` is null. */
function inLanguage(html: string, lang: string | null): string {
  return lang === null ? html : `<div lang="${lang}">${html}</div>`;
}

/**
 * Returns the time of the last change in a feed, or null if the feed is empty. Does not use the
 * build time, because two builds of the same content would then differ.
 */
export function lastChange(posts: readonly Pick<FeedPost, "updated">[]): string | null {
  const times = posts.map(({ updated }) => updated).sort();
  return times.at(-1) ?? null;
}
