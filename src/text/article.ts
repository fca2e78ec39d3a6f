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
  drawingHint: "左右滑动",
  output: "输出",
  session: "终端",
  assembly: "汇编",
  openFile: "打开文件",
  showLines: (count: number) => `展开全部 ${count} 行`,
  showLess: "收起",
  diagram: (labels: readonly string[], kind = "示意图") =>
    labels.length === 0 ? kind : `${kind}：${labels.join("、")}`,
  /** Between the name of a drawing and what it says. */
  nameAndDescription: "。",
  /** Kinds of mermaid's drawings, by the beginning of the name that mermaid has for each. */
  diagramKinds: {
    flowchart: "流程图",
    sequence: "时序图",
    state: "状态图",
    class: "类图",
    er: "实体关系图",
    gantt: "甘特图",
    timeline: "时间线",
    mindmap: "思维导图",
    pie: "饼图",
    gitGraph: "Git分支图",
    packet: "报文格式图",
    journey: "用户旅程图",
    quadrant: "象限图",
    xychart: "坐标图",
    sankey: "桑基图",
    requirement: "需求图",
    block: "框图",
    architecture: "架构图",
    kanban: "看板",
  } as Readonly<Record<string, string>>,
  /** The black dots of a state diagram. */
  diagramStart: "开始",
  diagramEnd: "结束",
  timingDiagram: "时序波形图",
  bitField: "位域图",
  bitFields: (fields: readonly (readonly [name: string, bits: number])[]) =>
    fields.map(([name, bits]) => `${name || "未命名"}${bits}位`).join("、"),
  logicDiagram: "逻辑电路图",
  opensInNewTab: "（在新标签页中打开）",
} as const;

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

/** Labels around an article of any kind. */
export const readingText = {
  toc: "本页总览",
  lastRead: "继续阅读：",
  minutes: (minutes: number) => `阅读需 ${minutes} 分钟`,
  checked: { after: " 核对", versions: (names: readonly string[]) => `：${names.join("、")}` },
  edit: "编辑此页",
  feedback: "反馈",
  openIn: (name: string) => `在 ${name} 中打开`,
  /** What a chat is asked; nothing after the address may be taken for a part of it. */
  question: (markdown: string) => `请先读这一页的Markdown，再回答我的问题：${markdown}`,
  updated: { before: "最后于 ", after: " 更新" },
  updatedBy: (author: string) => `，作者 ${author}`,
  draft: { title: "草稿页", text: "此页面是草稿，仅在开发环境中可见，不会包含在正式版本中。" },
  unlisted: { title: "未列出页", text: "此页面未列出。搜索引擎不会对其索引，只有拥有直接链接的用户才能访问。" },
  formula: "公式",
  links: "文中的链接",
  related: "相关页面",
  backlinks: "引用本页",
  /** Seen under `gatsby develop` alone. */
  noBacklinks: "还没有别的页面链接到这一页",
} as const;
