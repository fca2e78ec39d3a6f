import { compareText } from "../../lib/diagnostic";
import { routeKey } from "../../lib/paths";
import type { SitemapData } from "./sitemap-query";

export interface SitemapEntry {
  /** Path inside the site, decoded. */
  readonly path: string;
  /** ISO time; undefined if unknown, since crawlers that find one invented date ignore all of them. */
  readonly lastmod: string | undefined;
}

interface SitemapOptions {
  /** First segment of blog addresses. */
  readonly blogBasePath: string;
  /** Paths of pages that ask not to be indexed. */
  readonly noindex: readonly string[];
}

/**
 * The indexable pages, sorted by address. A text's date comes from its front matter or git, a list's from the newest of its
 * items.
 */
export function sitemapEntries(data: SitemapData, { blogBasePath, noindex }: SitemapOptions): SitemapEntry[] {
  const written = data.written.nodes;
  const posts = written.filter(({ kind, listed }) => kind === "blog" && listed);
  const changed = new Map(written.map(({ path, date, lastUpdate }) => [path, lastUpdate?.date ?? date] as const));
  const newestOf = (paths: readonly (string | null)[]) =>
    newest(paths.map((path) => (path === null ? undefined : changed.get(path))));
  const newestPost = newestOf(posts.map(({ path }) => path));
  const lists = new Map([
    ["/", newestPost],
    ...data.categories.nodes.map(({ path, cards }) => [path, newestOf(cards.map((card) => card.path))] as const),
    ...[...data.authors.nodes, ...data.tags].map(
      ({ path, posts }) => [path, newestOf(posts.map((post) => post.path))] as const,
    ),
  ]);
  const hidden = new Set(
    [...noindex, ...written.filter(({ listed }) => !listed).map(({ path }) => path)].map(routeKey),
  );
  const lastmodOf = (path: string) => {
    if (changed.has(path)) return changed.get(path);
    return lists.has(path) ? lists.get(path) : path.startsWith(`/${blogBasePath}`) ? newestPost : undefined;
  };
  return data.pages.nodes
    .map(({ path }) => ({ path, lastmod: lastmodOf(path) }))
    .filter(({ path }) => !hidden.has(routeKey(path)))
    .sort((a, b) => compareText(a.path, b.path));
}

/** The latest of several ISO times. Compared as times, because git and front matter write them differently. */
function newest(dates: readonly (string | undefined)[]): string | undefined {
  const times = dates.filter((date) => date !== undefined).map((date) => new Date(date).getTime());
  return times.length === 0 ? undefined : new Date(Math.max(...times)).toISOString();
}
