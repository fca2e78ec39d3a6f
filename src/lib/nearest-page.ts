import { nearest } from "./nearest";
import { basename, dirname, routeKey } from "./paths";

/** Matches an address of posts that is cut back to its year, month or day. */
const cutToDate = /^(.*)\/(\d{4})(?:\/\d{1,2}){0,2}$/;

/**
 * Returns the page that a reader of a broken address probably looks for, or undefined. That is, in
 * this order: the address in other letter case, the first page below the address, a page in the
 * same folder with a similar name, or the nearest page of the folder above. For a year, a month or
 * a day with several posts, returns the year in the archive.
 * @param address decoded, without the path prefix
 * @param pages the pages of the site, decoded
 * @param landings the first page of each area, which comes before other pages below an address
 */
export function nearestPage(
  address: string,
  pages: readonly string[],
  landings: readonly string[] = [],
): string | undefined {
  const wanted = routeKey(address);
  if (wanted === "/" || wanted === "") return undefined;
  const known = pages.map((page) => [page, routeKey(page).toLowerCase()] as const);
  const lower = wanted.toLowerCase();
  const [same] = known.find(([, key]) => key === lower) ?? [];
  return (
    same ??
    pageBelow(wanted, pages, landings) ??
    similarPage(wanted, pages) ??
    nearestPage(dirname(wanted), pages, landings)
  );
}

/** Returns the first page below an address, or the year in the archive if there are several. */
function pageBelow(address: string, pages: readonly string[], landings: readonly string[]): string | undefined {
  const isBelow = (page: string) => page.toLowerCase().startsWith(`${address.toLowerCase()}/`);
  const below = pages.filter(isBelow);
  const [, section = "", year] = cutToDate.exec(address) ?? [];
  const archive = pages.find((page) => routeKey(page) === `${section}/archive`);
  if (year !== undefined && archive !== undefined && below.length > 1) return `${archive}#year-${year}`;
  const depth = (page: string) => page.split("/").length;
  return landings.find(isBelow) ?? [...below].sort((a, b) => depth(a) - depth(b))[0];
}

function similarPage(address: string, pages: readonly string[]): string | undefined {
  const siblings = pages.filter((page) => dirname(routeKey(page)) === dirname(address));
  const name = nearest(
    basename(address),
    siblings.map((page) => basename(routeKey(page))),
  );
  return siblings.find((page) => basename(routeKey(page)) === name);
}
