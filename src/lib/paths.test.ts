import {
  absoluteUrl,
  basename,
  decodePath,
  dirname,
  encodePath,
  joinPath,
  resolveRelative,
  routeKey,
  withoutBase,
  withTrailingSlash,
} from "./paths";

test("joins segments with single slashes and keeps a trailing slash", () => {
  expect(joinPath("docs", "/computer/Linux/")).toBe("/docs/computer/Linux/");
  expect(joinPath("", "")).toBe("/");
});

test("treats a path with and without a trailing slash as the same page", () => {
  expect(routeKey("/docs/")).toBe(routeKey("/docs"));
  expect(routeKey("/")).toBe("/");
});

test("percent-encodes Chinese and keeps `+` readable", () => {
  expect(encodePath("/docs/diary/25年日志")).toBe("/docs/diary/25%E5%B9%B4%E6%97%A5%E5%BF%97");
  expect(encodePath("/docs/program/C++/intro")).toBe("/docs/program/C++/intro");
  expect(encodePath("/a b/%")).toBe("/a%20b/%25");
});

test("leaves a path with malformed percent-encoding unchanged", () => {
  expect(decodePath("/%E5%B9%B4")).toBe("/年");
  expect(decodePath("/100%")).toBe("/100%");
});

test("adds the path prefix to full addresses once", () => {
  expect(absoluteUrl({ url: "https://a.example", baseUrl: "/notes/" }, "/blog")).toBe("https://a.example/notes/blog");
  expect(absoluteUrl({ url: "https://a.example", baseUrl: "/" }, "/")).toBe("https://a.example/");
});

test("splits a path into folder and name", () => {
  expect([dirname("a/b.md"), basename("a/b.md"), dirname("b.md")]).toEqual(["a", "b.md", ""]);
});

test("resolves relative paths, but never above the root", () => {
  expect(resolveRelative("docs/llm", "../computer/./intro.mdx")).toBe("docs/computer/intro.mdx");
  expect(resolveRelative("docs", "../../etc/passwd")).toBeNull();
});

test.each([
  ["/notes/docs/%E6%97%A5", "/notes/", "/docs/%E6%97%A5"],
  ["/notes", "/notes/", "/"],
  ["/notes/", "/notes/", "/"],
  ["/docs", "/", "/docs"],
  ["/notes-of-others/a", "/notes/", null],
])("%s of a site at %s is its %s", (path, baseUrl, inside) => {
  expect(withoutBase(path, baseUrl)).toBe(inside);
});

test.each([
  ["/docs/六月", "/docs/六月/", "/docs/六月"],
  ["/docs/Linux/", "/docs/Linux/", "/docs/Linux"],
  ["/blog?a=/b#c/", "/blog/?a=/b#c/", "/blog?a=/b#c/"],
  ["/", "/", "/"],
  ["/blog/rss.xml", "/blog/rss.xml", "/blog/rss.xml"],
  ["https://a.example/b", "https://a.example/b", "https://a.example/b"],
])("%s ends as the site wants it: %s with a slash, %s without", (path, slashed, plain) => {
  expect([true, false, "ignore" as const].map((end) => withTrailingSlash(path, end))).toEqual([slashed, plain, path]);
});
