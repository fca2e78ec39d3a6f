import { writeFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../config/read-site";
import { compareText } from "../lib/diagnostic";
import { absoluteUrl, encodePath, joinPath, routeKey, type UrlBase } from "../lib/paths";
import { blogSectionPath, blogSections, offeredSections, siteFiles } from "../shared/site-files";

type Page = { readonly path: string; readonly lastmod?: string | undefined };
const query = /* GraphQL */ `query Sitemap {
  pages: allSitePage { nodes { path } }
  texts: allContentPage { nodes { kind path listed noindex lastUpdate { date } ... on BlogPost { date } } }
  categories: allDocCategory { nodes { path items: cards { path } } }
  authors: allAuthor { nodes { path items: posts { path } } }
  tags: blogTags { path items: posts { path } }
  areas: allSidebar { nodes { printPath netPath } }
}`;

/**
 * Returns the gatsby-plugin-sitemap entry for gatsby-config.ts. An article has the date of its last
 * change, and a post without one has its publication date. A list has the date of its newest item.
 * The home page and other pages of the blog have the date of the newest post. Unknown dates are
 * left out, because a crawler that finds one false date ignores all of them. The sitemap leaves out
 * unlisted pages, pages with `noindex`, the search page, print pages and link drawings of areas,
 * and empty lists of the blog.
 */
export function sitemapPlugin({ url, blog, search }: Pick<SiteConfig, "url" | "blog" | "search">) {
  const resolvePages = ({ pages, texts, categories, authors, tags, areas }: Queries.SitemapQuery): Page[] => {
    const changed = new Map(
      texts.nodes.map((text) => [text.path, text.lastUpdate?.date ?? ("date" in text ? text.date : undefined)]),
    );
    // Compares dates as times, because Git and front matter write dates differently.
    const newest = (items: readonly { readonly path: string }[]) =>
      items.flatMap(({ path }) => changed.get(path) ?? []).sort((a, b) => Date.parse(b) - Date.parse(a))[0];
    const posts = texts.nodes.filter(({ kind, listed }) => kind === "blog" && listed);
    const newestPost = newest(posts);
    const offered = offeredSections({ archive: posts, tags, authors: authors.nodes });
    const empty = blogSections.filter((section) => !offered.includes(section));
    const lists = [...categories.nodes, ...authors.nodes, ...tags];
    const dates = new Map([["/", newestPost], ...lists.map((of) => [of.path, newest(of.items)] as const), ...changed]);
    const unwanted = texts.nodes.filter(({ listed, noindex }) => !listed || noindex).map(({ path }) => path);
    const ofAreas = areas.nodes.flatMap(({ printPath, netPath }) => [printPath ?? "", netPath ?? ""]);
    const emptyLists = empty.map((section) => blogSectionPath(section, blog.routeBasePath));
    const hidden = new Set([...unwanted, ...ofAreas, ...emptyLists].map(routeKey));
    const inBlog = (path: string) => path.startsWith(joinPath(blog.routeBasePath));
    return pages.nodes
      .filter(({ path }) => !hidden.has(routeKey(path)))
      .map(({ path }) => ({ path, lastmod: dates.has(path) || !inBlog(path) ? dates.get(path) : newestPost }))
      .sort((a, b) => compareText(a.path, b.path));
  };
  const serialize = ({ path, lastmod }: Page) => ({ url: encodePath(path), ...(lastmod && { lastmod }) });
  // The plugin leaves out /404 by itself.
  const excludes = [joinPath(search.searchPagePath)];
  const resolveSiteUrl = () => url;
  return {
    resolve: "gatsby-plugin-sitemap",
    options: { query, excludes, resolveSiteUrl, resolvePages, serialize, createLinkInHead: false },
  };
}

/**
 * Writes robots.txt, which allows crawlers to fetch all pages. A crawler must fetch a `noindex`
 * page in order to read its `noindex`.
 */
export function writeRobots(publicDir: string, site: UrlBase): void {
  const sitemap = absoluteUrl(site, siteFiles.sitemap);
  writeFileSync(path.join(publicDir, siteFiles.robots), `User-agent: *\nDisallow:\n\nSitemap: ${sitemap}\n`);
}
