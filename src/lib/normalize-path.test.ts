import { intendedPath, normalizePath } from "./paths";

const page = "/docs/diary/25%E5%B9%B4%E6%97%A5%E5%BF%97";

test.each([
  [`${page}.html`, page],
  [`${page}/index.html`, page],
  [`${page}/index.html/`, page],
  ["/index.html", "/"],
  ["/", "/"],
  ["//docs///a", "/docs/a"],
  ["/docs/diary/25%e5%b9%b4%e6%97%a5%e5%bf%97", page],
  ["/docs/diary/25年日志", page],
  ["/docs/C%2B%2B/%41.HTML", "/docs/C++/A"],
  ["/notes/docs/a.html", "/notes/docs/a"],
])("%s is %s", (form, path) => {
  expect(normalizePath(form)).toBe(path);
});

test("keeps a trailing slash, because some pages have one", () => {
  expect(normalizePath("/docs/computer/Linux/")).toBe("/docs/computer/Linux/");
});

test("turns a path with malformed percent-encoding into one that every server can read", () => {
  expect(normalizePath("/100%")).toBe("/100%25");
});

test("changes nothing when it runs twice", () => {
  for (const path of ["/a.html.html", "/a/index.html/index.html", "//x//.html", page]) {
    const once = normalizePath(path);
    expect(normalizePath(once)).toBe(once);
  }
});

test.each([
  ["/docs/llm/%2569ntro", "/docs/llm/intro"],
  ["/docs/program/C%25252B%25252B/intro", "/docs/program/C++/intro"],
  ["/docs/llm/intro%20", "/docs/llm/intro"],
  ["/docs/llm/intro%E3%80%82", "/docs/llm/intro"],
  ["/docs/llm/intro)%E2%80%8B", "/docs/llm/intro"],
  ["/docs%5Cllm%255Cintro.html", "/docs/llm/intro"],
  ["/docs/llm/intro%3Fq=1", "/docs/llm/intro"],
  ["/100%25", "/100"],
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["/docs/computer/Linux/", "/docs/computer/Linux/"],
])("%s was meant for %s", (form, path) => {
  expect(intendedPath(form)).toBe(path);
});
