import { decodePath } from "../../lib/paths";
import { readingText } from "../../text/texts";
import { pageEvent } from "../platform/page-event";
import { afterPaint } from "../platform/timing";
import { rememberRead } from "./last-read";

/** A heading's place, in pixels from the top of the viewport. */
type HeadingPosition = { readonly id: string; readonly top: number };

/** `offset` is the height that a fixed navbar covers. */
type Viewport = { readonly offset: number; readonly height: number; readonly atBottom: boolean };

/**
 * The heading being read: the first one below the navbar if it is in the upper half of the viewport, else the one
 * before it. At the bottom of the page it is the last.
 * @returns its id, or undefined above the first heading
 */
export function activeHeading(headings: readonly HeadingPosition[], viewport: Viewport): string | undefined {
  if (viewport.atBottom) return headings.at(-1)?.id;
  // A pixel of tolerance: a heading that a link has scrolled to may be a fraction too high.
  const next = headings.findIndex(({ top }) => top >= viewport.offset - 1);
  if (next < 0) return headings.at(-1)?.id;
  const isInUpperHalf = (headings[next]?.top ?? 0) < viewport.height / 2;
  return headings[isInUpperHalf ? next : next - 1]?.id;
}

/** Marks the links to the heading being read, on this page and on those that follow. */
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
    nameSection(section || readingText.toc, [...links.keys()].indexOf(id ?? "") + 1, links.size);
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
    // Measuring forces layout, so a new page is painted first.
    afterPaint(() => {
      isSeen = true;
      schedule();
    }, 2);
  };
  for (const type of ["scroll", "resize"] as const) window.addEventListener(type, schedule, { passive: true });
  document.addEventListener(pageEvent, follow);
  follow();
}

/** Says in the contents' bar which section is being read, and how many there are. */
function nameSection(section: string, place: number, count: number): void {
  const [name, number] = document.querySelectorAll("[data-toc-bar] > summary > span");
  if (name) name.textContent = section;
  if (number) number.textContent = place > 0 ? `${place} / ${count}` : "";
}

function linksByHeading(): Map<string, Element[]> {
  const links = new Map<string, Element[]>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-toc-list] a")) {
    const id = decodePath(link.hash.slice(1));
    links.set(id, [...(links.get(id) ?? []), link]);
  }
  return links;
}

function currentViewport(): Viewport {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  const offset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const canScroll = scrollHeight > clientHeight + 1;
  return { offset, height: clientHeight, atBottom: canScroll && scrollTop + clientHeight >= scrollHeight - 1 };
}
