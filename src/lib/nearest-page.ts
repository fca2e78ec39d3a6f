import { nearest } from "./nearest";
import { basename, dirname, routeKey } from "./paths";

/** Matches an address that ends with a year, a month or a day, such as `/blog/2022/07`. */
const cutToDate = /^(.*)\/(\d{4})(?:\/\d{1,2}){0,2}$/;

/**
 * Returns the page that a reader with a broken address probably wants, or undefined if there is
 * none. Tries, in this order: the address in another letter case, the first page below the address,
 * a page in the same folder with a similar name, and then the same for the folder above. For a
 * year, a month or a day with several posts, returns the year in the archive:
 * `/blog/archive#year-2022`.
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

/**
 * Returns the first page below an address, or undefined. For a date with several posts below it,
 * returns the year in the archive if there is an archive.
 */
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
