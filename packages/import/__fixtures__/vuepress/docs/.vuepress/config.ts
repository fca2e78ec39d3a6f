import { viteBundler } from "@vuepress/bundler-vite";
import { defineUserConfig } from "vuepress";
import theme from "./theme.js";

export default defineUserConfig({
  bundler: viteBundler({ viteOptions: {} }),
  base: "/bee/",
  lang: "zh-CN",
  title: "养蜂笔记",
  description: "从分蜂到割蜜",
  head: [["link", { rel: "icon", href: "/bee/logo.svg" }]],
  pagePatterns: ["**/*.md", "!**/*.snippet.md", "!.vuepress", "!node_modules"],
  plugins: [["@vuepress/plugin-google-analytics", { id: "G-BEE123" }]],
  theme,
});
