/** Labels around an article of any kind. */
export const readingText = {
  toc: "本页总览",
  minutes: (minutes: number) => `阅读需 ${minutes} 分钟`,
  edit: "编辑此页",
  updated: { before: "最后于 ", after: " 更新" },
  updatedBy: (author: string) => `，作者 ${author}`,
  draft: { title: "草稿页", text: "此页面是草稿，仅在开发环境中可见，不会包含在正式版本中。" },
  unlisted: {
    title: "未列出页",
    text: "此页面未列出。搜索引擎不会对其索引，只有拥有直接链接的用户才能访问。",
  },
  formula: "公式",
  links: "文中的链接",
} as const;
