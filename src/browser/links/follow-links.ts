import { withPrefix } from "gatsby";
import { internalTarget, isPlainClick } from "./internal-link";

/**
 * Follows links to pages of the site inside the document, in articles and around them, with one listener. Modified clicks,
 * downloads, other targets, files and other sites are the browser's.
 * @param navigate Gatsby's
 */
export function followLinks(navigate: (to: string, options?: { readonly replace?: boolean }) => unknown): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    const url = link && isPlainClick(event) ? internalTarget(link, withPrefix("/")) : null;
    if (url === null) return;
    const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
    // Scrolling to a hash is the browser's own.
    if (isHere && url.hash !== "") return;
    event.preventDefault();
    // A link to the open page adds no history entry.
    void navigate(`${url.pathname}${url.search}${url.hash}`, { replace: isHere });
  });
}
