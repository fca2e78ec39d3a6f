import type { NavbarConfig } from "./types";

export const navbar: NavbarConfig = {
  left: [
    { type: "docSidebar", label: "计算机基础", sidebarId: "computerSidebar" },
    { type: "docSidebar", label: "编程语言", sidebarId: "programSidebar" },
    { type: "docSidebar", label: "云原生", sidebarId: "cloudNativeSidebar" },
    { type: "docSidebar", label: "AI大模型", sidebarId: "llmSidebar" },
  ],
  right: [
    {
      type: "dropdown",
      label: "项目",
      items: [
        { type: "link", label: "前端学习指南", href: "https://github.com/mdn/curriculum" },
        { type: "link", label: "大模型学习指南", href: "https://github.com/mlabonne/llm-course" },
      ],
    },
    {
      type: "dropdown",
      label: "记录",
      items: [
        { type: "link", label: "博客", to: "/blog" },
        { type: "docSidebar", label: "日记", sidebarId: "diarySidebar" },
        { type: "link", label: "简历", to: "/resume" },
      ],
    },
    { type: "link", label: "关于我", to: "/about" },
    { type: "link", label: "友链", to: "/friendship" },
  ],
};
