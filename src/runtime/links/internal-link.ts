import { withPrefix } from "gatsby";
import { withoutBase } from "../../lib/paths";

/** The address of a link to a page of this site; null for other sites, files, downloads and new windows. */
export function internalTarget(link: HTMLAnchorElement): URL | null {
  if (!link.hasAttribute("href") || link.hasAttribute("download") || (link.target !== "" && link.target !== "_self"))
    return null;
  const url = new URL(link.href);
  const isInside = url.origin === window.location.origin && withoutBase(url.pathname, withPrefix("/")) !== null;
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
