import { decodePath } from "../../lib/paths";
import { readingText } from "../../text/texts";
import { make } from "../platform/elements";
import { pageEvent, textEvent } from "../platform/page-event";
import { afterPaint } from "../platform/timing";
import { rememberRead } from "./last-read";

/**
 * Returns the id of the heading being read. This is the first heading below the navbar if it is in
 * the upper half of the window, and otherwise the heading before it. At the bottom of the page and
 * after the last heading, it is the last heading. Returns undefined if there is no such heading.
 */
export function activeHeading(
  headings: readonly { readonly id: string; readonly top: number }[],
  { offset, height, atBottom }: ReturnType<typeof currentViewport>,
): string | undefined {
  // Allows a tolerance of one pixel, because a heading that was scrolled to may be a fraction too
  // high.
  const next = atBottom ? -1 : headings.findIndex(({ top }) => top >= offset - 1);
  if (next < 0) return headings.at(-1)?.id;
  const isInUpperHalf = (headings[next]?.top ?? 0) < height / 2;
  return headings[isInUpperHalf ? next : next - 1]?.id;
}

/**
 * Marks the links to the heading being read in the tables of contents of this page and of later
 * ones. Stores the heading for `showLastRead`.
 */
export function watchHeadings(): void {
  let links = new Map<string, Element[]>();
  let marked: string | undefined;
  let isSeen = false;
  let frame = 0;
  const update = () => {
    frame = 0;
    const headings = [...links.keys()].flatMap((heading) => document.getElementById(heading) ?? []);
    const positions = headings.map((heading) => ({ id: heading.id, top: heading.getBoundingClientRect().top }));
    const id = activeHeading(positions, currentViewport());
    if (id === marked) return;
    for (const link of links.get(marked ?? "") ?? []) link.removeAttribute("aria-current");
    for (const link of links.get(id ?? "") ?? []) link.setAttribute("aria-current", "location");
    marked = id;
    const section = links.get(id ?? "")?.[0]?.textContent ?? "";
    nameSection(section, [...links.keys()].indexOf(id ?? "") + 1, links.size);
    if (id !== undefined) rememberRead(id, section);
  };
  const schedule = () => {
    if (isSeen && links.size > 0 && frame === 0) frame = requestAnimationFrame(update);
  };
  const follow = () => {
    const [link] = links.get(marked ?? "") ?? [];
    links = linksByHeading();
    if (!link?.isConnected) marked = undefined;
    isSeen = false;
    // Measuring forces layout, so this waits until the new page is painted.
    afterPaint(() => {
      isSeen = true;
      schedule();
    }, 2);
  };
  for (const type of ["scroll", "resize"] as const) window.addEventListener(type, schedule, { passive: true });
  for (const event of [pageEvent, textEvent]) document.addEventListener(event, follow);
  follow();
}

/**
 * Shows the section being read, and its position among all sections, in the table of contents bar.
 * If no section is being read, shows the bar's own name. For screen readers, the bar always
 * contains its own name.
 */
function nameSection(section: string, place: number, count: number): void {
  const [name, number] = document.querySelectorAll("[data-site-toc-bar] > summary > span");
  const contents = make("span", { class: "visually-hidden" }, readingText.tocSection);
  name?.replaceChildren(...(section === "" ? [readingText.toc] : [contents, section]));
  if (number) number.textContent = place > 0 ? `${place} / ${count}` : "";
}

function linksByHeading(): Map<string, Element[]> {
  const links = new Map<string, Element[]>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-site-toc-list] a")) {
    const id = decodePath(link.hash.slice(1));
    links.set(id, [...(links.get(id) ?? []), link]);
  }
  return links;
}

/**
 * Returns the viewport's scroll state. `offset` is the root's `scroll-padding-top` in px: the
 * height that the fixed bars cover, and a gap.
 */
function currentViewport() {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  const offset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const canScroll = scrollHeight > clientHeight + 1;
  return { offset, height: clientHeight, atBottom: canScroll && scrollTop + clientHeight >= scrollHeight - 1 };
}
