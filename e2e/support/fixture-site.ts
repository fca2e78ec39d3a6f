import path from "node:path";

/** The site that most end-to-end tests use. scripts/build-second-sites.ts builds it. */
export const fixtureSite = {
  contentDir: path.resolve("e2e/fixtures/site"),
  publicDir: path.resolve("test-results/site/public"),
  url: "https://qingshan.example",
  title: "青山手记",
  tagline: "走慢一点，看细一点",
} as const;

/** An example of each kind of page that works without the search's scripts. */
export const pageKinds = {
  home: "/",
  doc: "/docs/nature/coast/shoreline",
  "doc with formulas": "/docs/sky/orbit",
  "doc with a Chinese path": "/docs/diary/24年手记/2024年03月",
  category: "/docs/category/水与海岸",
  "docs landing": "/docs",
  "blog list": "/blog",
  post: "/blog/2022/05/05/tree-rings-two",
  archive: "/blog/archive",
  authors: "/blog/authors",
  about: "/about",
  resume: "/resume",
  "friend links": "/friendship",
  "not found": "/no/such/page",
} as const;
