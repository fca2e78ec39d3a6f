import { feedsOf } from "./feeds";

test("a blog offers the feeds it is configured for, in a fixed order, below its own address", () => {
  expect(feedsOf(["json", "rss"], "blog").map(({ type, path }) => [type, path])).toEqual([
    ["rss", "/blog/rss.xml"],
    ["json", "/blog/feed.json"],
  ]);
  expect(feedsOf([], "blog")).toEqual([]);
});
