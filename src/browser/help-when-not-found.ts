import { navigate } from "gatsby";
import { nearestPage } from "../lib/nearest-page";
import { encodePath, intendedPath } from "../lib/paths";
import { siteFiles } from "../shared/site-files";
import { pagesText, siteText } from "../text/texts";
import { make } from "./platform/elements";
import { sitePath } from "./platform/site-path";
import { loadPage } from "./router/load-fragment";
import { withPrefix } from "./settings";

/**
 * Leaves the 404 page for the page that the reader meant, if that page exists. Otherwise shows a
 * link to the page whose address is nearest to the current one, if there is one.
 */
export async function helpWhenNotFound(): Promise<void> {
  if (!(await leaveNotFound())) await offerNearest();
}

/**
 * Leaves the 404 page for the page that the reader meant. Static hosts serve the 404 page for URLs
 * such as `/docs/a.html` or `//docs//a`.
 * @returns whether the 404 page is left
 */
async function leaveNotFound(): Promise<boolean> {
  const { pathname, search, hash } = window.location;
  const path = intendedPath(pathname);
  if (path === pathname) return false;
  const to = `${path}${search}${hash}`;
  const isPage = (await loadPage(path).catch(() => null)) !== null;
  if (window.location.pathname !== pathname) return true;
  if (isPage) void navigate(to, { replace: true });
  // An alias has a redirect page but no fragment, so the browser loads it.
  else if ((await fetch(path).catch(() => null))?.ok) window.location.replace(to);
  else return false;
  return true;
}

/** Shows a link to the page whose address is nearest, if the sitemap lists one and it loads. */
async function offerNearest(): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-site-nearest-page]");
  if (place === null) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main li a")];
  const landings = links.map(({ pathname }) => sitePath(pathname));
  const found = nearestPage(sitePath(intendedPath(window.location.pathname)), await pagesOfSite(), landings);
  if (found === undefined) return;
  const [path = "", year] = found.split("#year-");
  const address = withPrefix(encodePath(path));
  const page = await loadPage(address).catch(() => null);
  if (page === null) return;
  const title = page.fragment.title.replace(siteSuffix(), "");
  const [href, name] = year ? [`${address}#year-${year}`, `${title} ${siteText.year(year)}`] : [address, title];
  place.append(pagesText.notFound.nearest, make("a", { href }, name));
}

/** Returns the end of a page's title: a bar and the site's name. */
function siteSuffix(): string {
  const name = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');
  return ` | ${name?.content}`;
}

/** Returns the decoded paths of the pages in the sitemap; an empty list if it cannot be loaded. */
async function pagesOfSite(): Promise<string[]> {
  const files = await pathsIn(withPrefix(siteFiles.sitemap));
  const pages = await Promise.all(files.map(pathsIn));
  return pages.flat().map(sitePath);
}

/** Returns the encoded paths in a file of the sitemap; an empty list if the file does not load. */
async function pathsIn(file: string): Promise<string[]> {
  const response = await fetch(file).catch(() => null);
  if (!response?.ok) return [];
  const listed = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...listed].map(([, address = ""]) => new URL(address.replaceAll("&amp;", "&")).pathname);
}
