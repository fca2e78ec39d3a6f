import { isHashedFile, isPage } from "./request-kinds";

test.each([
  ["/static/ab12/photo.png", "/", true],
  ["/static/ab12/film.mp4", "/", false],
  ["/search/data/titles-0123456789abcdef0123.json", "/", true],
  ["/app-0123456789abcdef0123.js", "/", true],
  ["/styles.0123456789abcdef0123.css", "/", true],
  ["/notes/app-0123456789abcdef0123.js", "/notes/", true],
  ["/sw.js", "/", false],
  ["/search/manifest.json", "/", false],
  ["/page-data/app-data.json", "/", false],
  ["/other/static/a.png", "/notes/", false],
])("the name of %s in %s changes with its content: %s", (pathname, scope, expected) => {
  expect(isHashedFile(pathname, scope)).toBe(expected);
});

test("a page is where the browser goes, or an address without an ending", () => {
  expect(isPage("/docs/diary/25年日志", "/", "cors")).toBe(true);
  expect(isPage("/docs/x.html", "/", "navigate")).toBe(true);
  expect(isPage("/page-data/app-data.json", "/", "cors")).toBe(false);
  expect(isPage("/other/docs", "/notes/", "cors")).toBe(false);
});
