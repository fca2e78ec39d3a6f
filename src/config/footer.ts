import { site } from "./site";
import type { FooterConfig } from "./types";

export const footer: FooterConfig = {
  style: "dark",
  columns: [
    {
      title: "文章",
      items: [
        { type: "link", label: "计算机基础", to: "/docs/computer/intro" },
        { type: "link", label: "AI大模型", to: "/docs/llm/intro" },
      ],
    },
    {
      title: "社交",
      items: [
        { type: "link", label: "知乎", href: "https://www.zhihu.com/" },
        { type: "link", label: "GitHub", href: "https://github.com/" },
      ],
    },
    { title: "本站", items: [{ type: "link", label: "博客", to: "/blog" }] },
  ],
  copyright: `© 2021–2025 ${site.title}`,
};
