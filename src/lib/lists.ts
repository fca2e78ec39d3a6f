/** Groups items by key, in the order of the first occurrence of each key. */
export function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, [Item, ...Item[]]> {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Splits a string at white space, so that code can list words without quotes and commas. */
export const words = (list: string): string[] => list.trim().split(/\s+/);

/**
 * Groups posts by year and keeps their order. The year comes from the ISO text, because the year of
 * a `Date` depends on the time zone.
 */
export function postsByYear<Post extends { readonly date: string }>(posts: readonly Post[]) {
  return [...groupBy(posts, ({ date }) => date.slice(0, 4))].map(([year, group]) => ({ year, posts: group }));
}

/**
 * Returns the areas of the docs that have published pages. The `landing` of any other area is "".
 */
export function areasWithPages<Area extends { readonly landing: string }>(areas: readonly Area[]): readonly Area[] {
  return areas.filter(({ landing }) => landing !== "");
}
