import { navigate, withPrefix } from "gatsby";
import { withoutBase } from "../../lib/paths";
import { rememberFollowed } from "../router/followed-link";

/**
 * Returns the URL of a link to a page of this site. Returns null for links to other sites and
 * files, for downloads, for links without `href`, and for links with a `target` other than `_self`.
 */
export function internalTarget(link: Element): URL | null {
  // In SVG, properties such as `href` are objects, so this reads the attributes.
  const [href, target] = [link.getAttribute("href"), link.getAttribute("target") || "_self"];
  if (href === null || link.hasAttribute("download") || target !== "_self") return null;
  const url = new URL(href, document.baseURI);
  const isInside = url.origin === window.location.origin && withoutBase(url.pathname, withPrefix("/")) !== null;
  const isFile = /\.[a-z\d]+$/i.test(url.pathname) && !url.pathname.endsWith(".html");
  return isInside && !isFile ? url : null;
}

/**
 * Opens links to pages of the site without a full load. The browser handles modified clicks, hash
 * links within the open page, and all other links.
 */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link) return;
    rememberFollowed(link);
    const url = internalTarget(link);
    if (url === null) return;
    const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
    // The browser scrolls to a hash itself.
    if (isHere && url.hash !== "") return;
    event.preventDefault();
    // A link to the open page adds no history entry.
    void navigate(`${url.pathname}${url.search}${url.hash}`, { replace: isHere });
  });
}
