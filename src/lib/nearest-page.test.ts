import { nearestPage } from "./nearest-page";

const pages = [
  "/",
  "/about",
  "/blog",
  "/blog/2021/07/30/first",
  "/blog/2022/03/21/steps",
  "/blog/2022/07/27/caching",
  "/blog/archive",
  "/docs",
  "/docs/computer/Network/IP",
  "/docs/computer/Network/TransportLayer",
  "/docs/computer/intro",
  "/docs/diary/二五年/六月",
];

test.each([
  ["another letter case", "/docs/computer/network/transportlayer", "/docs/computer/Network/TransportLayer"],
  ["an area", "/docs/computer", "/docs/computer/intro"],
  ["a folder", "/docs/computer/Network/", "/docs/computer/Network/IP"],
  ["a folder with a Chinese name", "/docs/diary/二五年", "/docs/diary/二五年/六月"],
  ["a day with one post", "/blog/2022/07/27", "/blog/2022/07/27/caching"],
  ["a year with several posts", "/blog/2022", "/blog/archive#year-2022"],
  ["a year with one post", "/blog/2021", "/blog/2021/07/30/first"],
  ["a year without posts", "/blog/1999", "/blog"],
  ["a spelling mistake", "/docs/computer/Network/TransportLayre", "/docs/computer/Network/TransportLayer"],
  ["a missing page of a folder", "/docs/computer/Network/Satellites", "/docs/computer/Network/IP"],
  ["nothing that the site has", "/no/such/page", undefined],
])("finds the page nearest to %s", (_, address, page) => {
  expect(nearestPage(address, pages)).toBe(page);
});

test("prefers the first page of an area, and compares addresses with and without a slash at the end", () => {
  const slashed = ["/docs/a/b/", "/docs/a/intro/", "/notes/archive/", "/notes/2022/01/01/a/", "/notes/2022/01/02/b/"];
  expect(nearestPage("/docs/a", slashed, ["/docs/a/intro/"])).toBe("/docs/a/intro/");
  expect(nearestPage("/docs/A/B", slashed)).toBe("/docs/a/b/");
  expect(nearestPage("/notes/2022/01", slashed)).toBe("/notes/archive/#year-2022");
});
