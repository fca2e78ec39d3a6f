import { navigateTo } from "../../gatsby/client/gatsby-runtime";
import { internalTarget, isPlainClick } from "./internal-link";

/**
 * Lets every link of the document, in articles and around them, lead to pages of the site without a reload. Gatsby's
 * `Link` does so one by one: each is three components deep, and all of them are rendered anew with every navigation.
 */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    const url = link && isPlainClick(event) ? internalTarget(link) : null;
    if (url === null) return;
    const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
    // The browser itself moves inside a page.
    if (isHere && url.hash !== "") return;
    event.preventDefault();
    // A link to the open page adds no history entry.
    navigateTo(url.href, { replace: isHere });
  });
}
