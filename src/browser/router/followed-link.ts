/** A link by its address as written, and how many with the same stand before it: elsewhere the page may have changed. */
interface FollowedLink {
  readonly href: string;
  readonly before: number;
}

/** On the link that a reader has come back to, while it has the focus: its page has just been read, and needs no preview. */
export const returnedMark = "data-site-returned";

/** Drawings have links, too. */
const hrefOf = (link: Element) => link.getAttribute("href") ?? link.getAttribute("xlink:href");

const linksTo = (href: string) => [...document.querySelectorAll<HTMLElement>("a")].filter((a) => hrefOf(a) === href);

/** Notes in the current history entry which link leads on from it. */
export function rememberFollowed(link: HTMLElement): void {
  const href = hrefOf(link);
  if (href === null) return;
  const followed: FollowedLink = { href, before: linksTo(href).indexOf(link) };
  window.history.replaceState({ ...window.history.state, followed }, "");
}

/** Where a reader goes on who has come back: the link that was followed, else the heading being read; null at the top. */
export function placeToGoOn(): HTMLElement | null {
  const { followed } = (window.history.state ?? {}) as { readonly followed?: FollowedLink };
  const link = followed && linksTo(followed.href)[followed.before];
  // Its menu has closed.
  const shown = link?.closest("details:not([open])")?.querySelector("summary") ?? link;
  if (shown && isInSight(shown)) return shown;
  if (window.scrollY === 0) return null;
  const headings = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, h4, h5, h6)")];
  return headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight / 2) ?? null;
}

/** Not where the reader had scrolled on, and left in another way. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight && element.checkVisibility?.() !== false;
}
