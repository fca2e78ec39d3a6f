import type { ContentPage } from "../../content/kind";

/** A page of a net, and the indices of the pages to which its links are drawn. */
export interface NetPage {
  readonly title: string;
  readonly path: string;
  readonly links: readonly number[];
}

/** Maximum number of pages in a net. A drawing with more pages does not fit on a phone. */
const mostPages = 12;

/**
 * Minimum number of neighbours. With fewer, the list of backlinks and the text itself show as much
 * as a net.
 */
const leastNeighbours = 2;

/** The pages that link to a page, and the pages that it links to. */
interface Links {
  readonly from: Set<ContentPage>;
  readonly to: Set<ContentPage>;
}

/**
 * Returns a function that finds the net around a page. The page itself comes first, then the pages
 * that it links to or that link to it, then pages one link further, up to `mostPages` pages in all.
 * The function returns null for a page with fewer than `leastNeighbours` neighbours.
 * @param linking listed pages that link to a page, by the file of that page
 */
export function netsOf(
  pages: readonly ContentPage[],
  linking: ReadonlyMap<string, readonly ContentPage[]>,
): (page: ContentPage) => readonly NetPage[] | null {
  const links = new Map(pages.filter(({ listed }) => listed).map((page): [ContentPage, Links] => [page, noLinks()]));
  for (const page of pages)
    for (const from of linking.get(page.file) ?? []) {
      if (!links.has(page)) continue;
      links.get(page)?.from.add(from);
      links.get(from)?.to.add(page);
    }
  const neighboursOf = (page: ContentPage): ContentPage[] => {
    const { from, to } = links.get(page) ?? noLinks();
    // Alternates between the directions, so that neither crowds out the other.
    const [before, after] = [[...from], [...to]];
    const both = Array.from({ length: Math.max(before.length, after.length) }, (_, at) => [before[at], after[at]]);
    return [...new Set(both.flat().filter((other) => other !== undefined))];
  };
  return (page) => {
    const near = neighboursOf(page).slice(0, mostPages - 1);
    if (near.length < leastNeighbours) return null;
    const known = new Set([page, ...near]);
    const further = new Map<ContentPage, number>();
    for (const neighbour of near) {
      const others = neighboursOf(neighbour);
      // Skips a neighbour with many links, because its other links have little to do with the page.
      if (others.length >= mostPages) continue;
      for (const other of others) if (!known.has(other)) further.set(other, (further.get(other) ?? 0) + 1);
    }
    const nearest = [...further].sort(([, a], [, b]) => b - a).map(([other]) => other);
    const shown = [...known, ...nearest].slice(0, mostPages);
    return shown.map((from) => {
      const { title, path } = from;
      // A link is drawn only if at least one of its pages is the page itself or its neighbour.
      const drawn = shown.flatMap((to, index) =>
        links.get(from)?.to.has(to) && (known.has(from) || known.has(to)) ? index : [],
      );
      return { title, path, links: drawn };
    });
  };
}

const noLinks = (): Links => ({ from: new Set(), to: new Set() });
