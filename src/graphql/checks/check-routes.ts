import { routeMessages } from "../../config/messages";
import { site } from "../../config/site";
import { addressFault } from "../../content/files/address";
import type { PagePlan, PlacedRedirect } from "../../content/kind";
import { type Diagnostic, error, formatPlace, type Place, type Wording } from "../../lib/diagnostic";
import { nearestPath } from "../../lib/nearest";
import { filesBelow } from "../../lib/node/files";
import { decodePath, joinPath, pathOnSite, type Redirect, routeKey } from "../../lib/paths";
import { atomPath, feedsOf } from "../../shared/feeds";
import { siteFiles } from "../../shared/site-files";

/**
 * Reports addresses that `addressFault` rejects, pages whose addresses differ at most in case or in
 * the final slash, and redirects from an address that is already taken.
 */
export function routeDiagnostics(pages: readonly PagePlan[], redirects: readonly PlacedRedirect[]): Diagnostic[] {
  const owners = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const claim = (path: string, place: Place, taken: (path: string, owner: string) => Wording) => {
    const fault = addressFault(path);
    if (fault !== null) {
      const { reserved, forbiddenIn } = routeMessages;
      diagnostics.push(error(place, fault === path ? reserved(path) : forbiddenIn(path, fault)));
    }
    const key = routeKey(path).toLowerCase();
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, formatPlace(place));
    else diagnostics.push(error(place, taken(path, owner)));
  };
  for (const { path, source } of pages) {
    // The pages of a kind, such as its list, have the kind's folder as their source.
    const isFolder = source.endsWith("/");
    const [, file = source, field] = /^(\S+\.yml) (.+)$/.exec(source) ?? [];
    const ofFile = field?.endsWith(".page") ? routeMessages.takenByAuthor : routeMessages.taken;
    claim(path, { file, ...(field && { field }) }, isFolder ? routeMessages.takenByFolder : ofFile);
  }
  for (const { from, place } of redirects) claim(from, place, routeMessages.takenByRedirect);
  return diagnostics;
}

/**
 * Reports redirects that show readers an error: those to an address of this site that does not
 * exist, those to a draft, and those that lead to each other.
 */
export function deadRedirects(
  redirects: readonly PlacedRedirect[],
  routes: ReadonlySet<string>,
  draftPaths: ReadonlyMap<string, string>,
): Diagnostic[] {
  const known = new Set([...routes].map((route) => routeKey(decodePath(route))));
  const drafts = draftsByRoute(draftPaths);
  const targets = new Map(redirects.map(({ from, to }) => [routeKey(from), ownRoute(to)]));
  return redirects.flatMap(({ from, to, place }): Diagnostic[] => {
    const path = ownRoute(to);
    if (path === null) return [];
    const loop = loopOf(routeKey(from), targets);
    if (loop !== null) return [error(place, routeMessages.redirectLoop(loop))];
    if (known.has(path) || known.has(routeKey(path.replace(/(?:\/index)?\.html$/, "")))) return [];
    const draft = drafts.get(path);
    if (draft !== undefined) return [error(place, routeMessages.redirectToDraft(from, draft))];
    return [{ ...error(place, routeMessages.deadRedirect(from, to, nearestPath(path, known))), awaits: [path] }];
  });
}

/** Returns the key of the route to which a redirect leads, or null if it leads to another site. */
function ownRoute(to: string): string | null {
  const path = /^\/(?!\/)/.test(to) ? to : pathOnSite(to, site);
  return path === null ? null : routeKey(decodePath(path.replace(/[?#].*$/s, "")));
}

/**
 * Follows redirects from a route.
 * @returns the routes of the loop, if the redirects lead back to the route, otherwise null
 */
function loopOf(start: string, targets: ReadonlyMap<string, string | null>): string[] | null {
  const path = [start];
  for (let route = targets.get(start); route != null; route = targets.get(route)) {
    if (path.includes(route)) return route === start ? [...path, route] : null;
    path.push(route);
  }
  return null;
}

/** Returns the files of unpublished drafts by the keys of their routes. */
export function draftsByRoute(draftPaths: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...draftPaths].map(([file, path]) => [routeKey(path), file]));
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
