/** Groups items by key, in the order in which each key comes first. */
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

/** Words of a text: a list that is easier to read without quotes and commas. */
export const words = (list: string): string[] => list.trim().split(/\s+/);

/** Groups posts by year, in their order: by that of the ISO text, since a Date's depends on the reader's time zone. */
export function postsByYear<Post extends { readonly date: string }>(posts: readonly Post[]) {
  return [...groupBy(posts, ({ date }) => date.slice(0, 4))].map(([year, group]) => ({ year, posts: group }));
}
