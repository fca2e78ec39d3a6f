/**
 * A link, identified by its address as written and by the number of links before it with the same
 * address. Both stay valid if the page's other links change.
 */
interface FollowedLink {
  readonly href: string;
  readonly before: number;
}

/**
 * Attribute of the element that receives the focus after Back or Forward, until it loses the focus.
 * A link with this attribute shows no preview, because the reader has just read its page.
 */
export const returnedMark = "data-site-returned";

/** Returns the address of a link as written. Links in drawings use `xlink:href`. */
const hrefOf = (link: Element) => link.getAttribute("href") ?? link.getAttribute("xlink:href");

const linksTo = (href: string) => [...document.querySelectorAll<HTMLElement>("a")].filter((a) => hrefOf(a) === href);

/** Stores in the current history entry which link the reader follows. */
export function rememberFollowed(link: HTMLElement): void {
  const href = hrefOf(link);
  if (href === null) return;
  const followed: FollowedLink = { href, before: linksTo(href).indexOf(link) };
  window.history.replaceState({ ...window.history.state, followed }, "");
}

/**
 * Returns where the reader continues after Back or Forward: at the followed link if it is in sight,
 * or else at the heading being read. Returns null if the link is not in sight and the page is at
 * the top or above its first heading.
 */
export function placeToGoOn(): HTMLElement | null {
  const { followed } = (window.history.state ?? {}) as { readonly followed?: FollowedLink };
  const link = followed && linksTo(followed.href)[followed.before];
  // If the link is in a closed menu, the menu's button takes its place.
  const shown = link?.closest("details:not([open])")?.querySelector("summary") ?? link;
  if (shown && isInSight(shown)) return shown;
  if (window.scrollY === 0) return null;
  const headings = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, h4, h5, h6)")];
  return headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight / 2) ?? null;
}

/**
 * Returns whether an element is visible in the viewport. The followed link may be out of the
 * viewport, because the reader may have scrolled on and left in another way.
 */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight && element.checkVisibility?.() !== false;
}
