import { withoutBase } from "../../lib/paths";

/**
 * The address of a link to a page of this site; null for other sites, files, downloads and new windows.
 * @param baseUrl path prefix of the site, with a slash at both ends
 */
export function internalTarget(link: HTMLAnchorElement, baseUrl: string): URL | null {
  if (!link.hasAttribute("href") || link.hasAttribute("download") || (link.target !== "" && link.target !== "_self"))
    return null;
  const url = new URL(link.href);
  const isInside = url.origin === window.location.origin && withoutBase(url.pathname, baseUrl) !== null;
  const isFile = /\.[a-z\d]+$/i.test(url.pathname) && !url.pathname.endsWith(".html");
  return isInside && !isFile ? url : null;
}

/** Whether a click opens its link in this tab, rather than in a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

/** The same, without links to the page that is open. */
export function otherPage(link: HTMLAnchorElement, baseUrl: string): URL | null {
  const url = internalTarget(link, baseUrl);
  return url?.pathname === window.location.pathname ? null : url;
}
