import { groupBy } from "./group-by";

/** A post that can be grouped by year. */
interface DatedPost {
  /** ISO time in UTC, as GraphQL gives it. */
  readonly date: string;
}

interface YearOfPosts<T> {
  /** `2021`. */
  readonly year: string;
  readonly posts: readonly T[];
}

/**
 * Groups posts by their year in UTC, keeping their order. The year is read from the ISO text, because
 * `new Date().getFullYear()` would depend on the reader's time zone around New Year.
 */
export function postsByYear<T extends DatedPost>(posts: readonly T[]): YearOfPosts<T>[] {
  return [...groupBy(posts, ({ date }) => date.slice(0, 4))].map(([year, group]) => ({ year, posts: group }));
}
