import { compareText } from "../../lib/diagnostic";
import { routeKey } from "../../lib/paths";
import type { SitemapData } from "./sitemap-query";

export interface SitemapEntry {
  /** Inside the site, decoded. */
  readonly path: string;
  /** ISO time; undefined where nobody knows, since a made-up date teaches crawlers to ignore all of them. */
  readonly lastmod: string | undefined;
}

interface SitemapOptions {
  /** First segment of blog addresses. */
  readonly blogBasePath: string;
  /** Pages that ask not to be indexed. */
  readonly noindex: readonly string[];
}

/**
 * The pages for search engines, by address. A text changed when its front matter or git says so; a list, when the newest
 * of what it lists did.
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

/** The latest of some ISO times, compared as times: git's and front matter's are written differently. */
function newest(dates: readonly (string | undefined)[]): string | undefined {
  const times = dates.filter((date) => date !== undefined).map((date) => new Date(date).getTime());
  return times.length === 0 ? undefined : new Date(Math.max(...times)).toISOString();
}
