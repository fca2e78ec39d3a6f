/** An example, in content/, of each kind of page that works without the search's scripts. */
export const pageKinds = {
  home: "/",
  doc: "/docs/computer/ComputerNetwork/TransportLayer",
  "doc with formulas": "/docs/llm/algorithm/intro",
  "doc with a Chinese path": "/docs/diary/25年日志/2025年06月",
  category: "/docs/category/计算机网络通信",
  "docs landing": "/docs",
  "blog list": "/blog",
  post: "/blog/2021/07/30/wiki-to-static-site",
  archive: "/blog/archive",
  authors: "/blog/authors",
  about: "/about",
  resume: "/resume",
  "friend links": "/friendship",
  "not found": "/no/such/page",
} as const;
