/** Labels and messages that the site adds to an article. */
export const articleText = {
  admonition: { note: "备注", tip: "提示", info: "信息", warning: "注意", danger: "危险" },
  headingLink: (heading: string) => `${heading}的直接链接`,
  footnotes: "脚注",
  footnoteBack: "返回正文",
  taskDone: "已完成",
  taskOpen: "未完成",
  table: (index: number, headers: readonly string[]) =>
    headers.length === 0 ? `表格 ${index}` : `表格 ${index}：${headers.join("、")}`,
  diagram: (labels: readonly string[]) => (labels.length === 0 ? "示意图" : `示意图：${labels.join("、")}`),
  drawingHint: "左右滑动",
  output: "输出",
  session: "终端",
  assembly: "汇编",
  openFile: "打开文件",
  showLines: (count: number) => `展开全部 ${count} 行`,
  showLess: "收起",
  opensInNewTab: "（在新标签页中打开）",
} as const;
