import { feedsOf } from "./feeds";

test("returns the configured feeds of a blog in a fixed order, below the blog's address", () => {
  expect(feedsOf(["json", "rss"], "blog").map(({ type, path }) => [type, path])).toEqual([
    ["rss", "/blog/rss.xml"],
    ["json", "/blog/feed.json"],
  ]);
  expect(feedsOf([], "blog")).toEqual([]);
});
