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
  copy: "复制",
  copied: "复制成功",
  copyFailed: "复制失败，请手动选择代码。",
  copyLabel: "复制代码到剪贴板",
  markdown: {
    copy: "复制为 Markdown",
    view: "查看 Markdown",
    failedShort: "复制失败",
    failed: "复制失败，请打开「查看 Markdown」手动复制。",
  },
  formula: "公式",
  wrap: "切换自动换行",
  wrapShort: "换行",
  zoom: (alt: string) => (alt === "" ? "放大图片" : `放大图片：${alt}`),
  zoomed: "图片放大视图",
  closeZoom: "关闭",
} as const;
