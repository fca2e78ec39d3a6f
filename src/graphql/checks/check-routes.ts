import { routeMessages } from "../../config/messages";
import { siteFile } from "../../config/read-site";
import { site } from "../../config/site";
import { addressFault } from "../../content/files/address";
import type { PagePlan } from "../../content/kind";
import { type Diagnostic, error } from "../../lib/diagnostic";
import { nearestPath } from "../../lib/nearest";
import { filesBelow } from "../../lib/node/files";
import { decodePath, joinPath, type Redirect, routeKey } from "../../lib/paths";
import { atomPath, feedsOf } from "../../shared/feeds";
import { siteFiles } from "../../shared/site-files";

/**
 * Reports addresses that `addressFault` rejects, pages whose addresses differ at most in case or in
 * the final slash, and redirects from an address that is already taken.
 */
export function routeDiagnostics(pages: readonly PagePlan[], redirects: readonly Redirect[]): Diagnostic[] {
  const owners = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const claim = (path: string, source: string) => {
    const fault = addressFault(path);
    if (fault !== null) diagnostics.push(error({ file: source }, routeMessages.forbiddenIn(path, fault)));
    const key = routeKey(path).toLowerCase();
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, source);
    else diagnostics.push(error({ file: source }, routeMessages.taken(path, owner)));
  };
  for (const { path, source } of pages) claim(path, source);
  for (const { from, to } of redirects) claim(from, routeMessages.redirect(from, to));
  return diagnostics;
}

/**
 * Reports redirects in site.yml to an address of this site that does not exist, because both the
 * old and the new address would show readers the 404 page.
 * @param lineOf returns the line of a field in site.yml
 */
export function deadRedirects(
  written: readonly Redirect[],
  routes: ReadonlySet<string>,
  lineOf: (field: string) => number | undefined,
): Diagnostic[] {
  const known = new Set([...routes].map((route) => routeKey(decodePath(route))));
  return written.flatMap(({ from, to }, index): Diagnostic[] => {
    const path = routeKey(decodePath(to.replace(/[?#].*$/s, "")));
    const isOwn = /^\/(?!\/)/.test(to);
    if (!isOwn || known.has(path) || known.has(routeKey(path.replace(/(?:\/index)?\.html$/, "")))) return [];
    const field = `redirects.${index}`;
    const wording = routeMessages.deadRedirect(from, to, nearestPath(path, known));
    return [error({ file: siteFile, line: lineOf(field), field }, wording)];
  });
}

/** Returns all addresses of the finished site that a link may point to. */
export function siteRoutes(
  pages: readonly PagePlan[],
  redirects: readonly Redirect[],
  staticFolders: readonly string[],
): Set<string> {
  const { search, blog, docs } = site;
  const hasAtom = blog.feedTypes.includes("atom");
  return new Set([
    // Pages in src/pages, and files that a build writes besides its pages.
    ...["/", joinPath(search.searchPagePath), "/404", ...Object.values(siteFiles)],
    ...feedsOf(blog.feedTypes, blog.routeBasePath).map((feed) => feed.path),
    ...pages.map((page) => page.path),
    ...pages.flatMap(({ context: { sidebarId: area } }) => (area ? atomPath(docs.routeBasePath, String(area)) : [])),
    ...pages.flatMap(({ path, context: { tagSlug } }) => (tagSlug && hasAtom ? atomPath(path) : [])),
    ...redirects.map(({ from }) => from),
    ...staticFolders.flatMap(staticAddresses),
  ]);
}

const index = /(^|\/)index\.html$/;

/**
 * Returns the addresses of the files in a static folder. For an index page, also returns its
 * folder's address with a trailing slash, so that relative addresses in the page work.
 */
export function staticAddresses(staticDir: string): string[] {
  return filesBelow(staticDir).flatMap((file) =>
    index.test(file) ? [`/${file.replace(index, "$1")}`, `/${file}`] : [`/${file}`],
  );
}
