import { navigate } from "gatsby";
import { pathPrefix } from "../site-path";
import { internalTarget, isPlainClick } from "./internal-link";

/**
 * Links of an article lead to pages of the site without a reload.
 * @returns stops listening
 */
export function navigateLinks(root: HTMLElement): () => void {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.("a");
    const url = link instanceof HTMLAnchorElement && isPlainClick(event) ? internalTarget(link) : null;
    // The browser itself moves inside a page.
    if (url === null || isOnThisPage(url)) return;
    event.preventDefault();
    // `navigate` adds the prefix.
    navigate(`${url.pathname.slice(pathPrefix().length) || "/"}${url.search}${url.hash}`);
  };
  root.addEventListener("click", onClick);
  return () => root.removeEventListener("click", onClick);
}

function isOnThisPage({ pathname, search, hash }: URL): boolean {
  return hash !== "" && pathname === window.location.pathname && search === window.location.search;
}
