/** Labels and answers of what scripts add to an article. */
export const controlsText = {
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
  wrap: "切换自动换行",
  wrapShort: "换行",
  zoom: (alt: string) => (alt === "" ? "放大图片" : `放大图片：${alt}`),
  zoomed: "图片放大视图",
  enlarge: "放大",
  enlargeOf: (name: string) => `放大：${name}`,
  formula: "公式",
  closeZoom: "关闭",
} as const;
