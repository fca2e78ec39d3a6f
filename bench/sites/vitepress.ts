import { byFolder, withFrontMatter } from "./front-matter";
import type { Peer } from "./site";

/** VitePress with its default theme. */
export const vitepress: Peer = {
  id: "vitepress",
  folder: "vitepress",
  dependencies: { vitepress: "1.6.4" },
  mainPackage: "vitepress",
  output: ".vitepress/dist",
  caches: [".vitepress/cache", ".vitepress/dist", "node_modules/.vite"],
  content: ["docs", "blog"],
  command: ["npx", "vitepress", "build"],
  files: (pages) => ({
    ".vitepress/config.mjs": `export default ${JSON.stringify({
      title: "笔记",
      description: "一些笔记",
      lang: "zh-Hans",
      themeConfig: {
        nav: [
          { text: "文档", link: "/docs/area000/note-0" },
          { text: "博客", link: "/blog/2021-01-01-post-0" },
        ],
        outline: { label: "本页总览" },
        docFooter: { prev: "上一页", next: "下一页" },
        sidebar: Object.fromEntries(
          byFolder(pages).map(([folder, docs]) => [
            `/docs/${folder}/`,
            docs.map(({ title, name }) => ({ text: title, link: `/docs/${name}` })),
          ]),
        ),
      },
    })};\n`,
    "index.md": "---\nlayout: home\nhero:\n  name: 笔记\n  text: 一些笔记\n---\n",
  }),
  fileOf: ({ kind, name }) => `${kind === "doc" ? "docs" : "blog"}/${name}.md`,
  // The text needs the title, because the theme does not take it from the front matter.
  markdownOf: (page) => withFrontMatter({ ...page, body: `# ${page.title}\n\n${page.body}` }),
  docPath: (name) => `/docs/${name}.html`,
  controls: {
    next: ".pager-link.next",
    colorMode: ".VPNavBarAppearance .VPSwitchAppearance",
    menu: ".VPNavBarHamburger",
    copy: ".vp-doc button.copy",
  },
};
