import { hopeTheme } from "vuepress-theme-hope";
import { navbar, sidebar } from "vuepress-theme-hope";

export default hopeTheme({
  hostname: "https://bee.example/",
  logo: "/logo.svg",
  repo: "example/bee",
  docsDir: "docs",
  docsBranch: "main",
  footer: "以 <b>MIT</b> 许可发布",
  markdown: { math: { type: "katex" } },
  navbar: navbar([
    "/hive/",
    { text: "蜂蜜", icon: "honey", prefix: "/honey/", children: ["harvest.md", { text: "储存", link: "store.html" }] },
    { text: "标签", link: "/tag/" },
    { text: "论坛", link: "https://forum.example" },
  ]),
  sidebar: sidebar({
    "/hive/": [
      "",
      { text: "入门", collapsible: true, children: ["frame", ["box", "蜂箱"]] },
      { text: "蜂王", prefix: "queen/", link: "queen/", children: "structure" },
    ],
    "/honey/": "structure",
  }),
});
