import { withPrefix } from "gatsby";
import { navigateTo } from "../../gatsby/client/gatsby-runtime";
import { internalTarget, isPlainClick } from "./internal-link";

/**
 * Handles clicks on all links to pages of the site, inside and outside articles, with one listener. Gatsby's `Link` is
 * three components deep for each link, and re-renders with every navigation.
 */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    const url = link && isPlainClick(event) ? internalTarget(link, withPrefix("/")) : null;
    if (url === null) return;
    const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
    // Scrolling to a hash is the browser's own.
    if (isHere && url.hash !== "") return;
    event.preventDefault();
    // A link to the open page adds no history entry.
    navigateTo(url.href, { replace: isHere });
  });
}
