/**
 * Formats days in Chinese. It does not use Intl.DateTimeFormat, whose first use loads tables of
 * calendars and names in every browser. That took 50 ms of each visit on a phone, for three
 * characters that never change.
 */
export const dateText = {
  /**
   * Formats a date or time that begins with YYYY-MM-DD as 2021年7月30日, without converting the time
   * zone.
   */
  day: (date: string) => `${Number(date.slice(0, 4))}年${dateText.dayOfYear(date)}`,
  /** Formats a date or time without the year, as 7月30日. */
  dayOfYear: (date: string) => `${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日`,
};

/**
 * Text about loading and failed loading. It is kept short, because the start script contains it
 * too.
 */
export const waitingText = {
  loading: "正在加载…",
  loadSlow: "加载时间过长，可能是网络不畅。可以继续等待，也可以重试。",
  loadFailed: "加载失败，请重试。",
  retry: "重试",
  close: "关闭",
  routeAnnouncement: (title: string) => `已打开页面：${title}`,
};

/** Text of the shell around every page. */
export const siteText = {
  skipToContent: "跳到主要内容",
  mainNavigation: "主导航",
  toggleDrawer: "切换导航栏",
  closeDrawer: "关闭导航栏",
  backToMainMenu: "← 回到主菜单",
  backToSidebar: "返回本栏目目录 →",
  printArea: "打印整个分区",
  areaNet: "分区的关系图",
  netOfArea: (label: string) => `${label}的关系图`,
  docsSidebar: "文档侧边栏",
  year: (year: string) => `${year}年`,
  category: (label: string) => `侧边栏分类「${label}」`,
  foldedPages: (count: number) => `${count} 页`,
  pagesBefore: (count: number) => `前面还有 ${count} 页`,
  pagesAfter: (count: number) => `后面还有 ${count} 页`,
  opensInNewTab: "（在新标签页中打开）",
  search: "搜索",
  searchKey: "Ctrl K",
  searchKeyMac: "⌘K",
  backToTop: "回到顶部",
  footer: "页脚",
  traditional: "繁體",
  /** Also the message of the build error, if the build finds the problem. */
  navbarItemError: (label: string) =>
    `导航栏项目「${label}」无法显示：它没有 to、href，也没有下拉项目，或者它指的侧边栏不存在。请检查 site.yml 的 navbar 与 footer。`,
  close: "关闭",
  announcement: "公告",
  crash: "页面已崩溃。",
};

/**
 * The home page's message if its scripts fail to load. `current` is the base path for which the
 * site was built.
 */
export const baseUrlText = {
  title: "网站没有正确加载",
  text: "脚本没有加载成功，内容仍可阅读。最常见的原因是网站的基础路径（PATH_PREFIX）配置有误。",
  current: (current: string) => `当前配置的基础路径：${current}`,
  suggestion: "建议改为：",
  same: "它与此页地址相符，也可能是网络中断：请检查网络连接，然后刷新页面。",
};

/** Joins names into a list. */
export const listText = (names: readonly string[]) => names.join("、");

/** Defaults for text that site.yml may leave out. */
export const defaultsText = {
  docs: "文档",
  blog: "博客",
  recentPosts: "最近的博文",
  blogOf: (title: string) => `${title}的博客`,
};

/** Text in the file that `npm run new` writes. */
export const newFileText = {
  description: (title: string) => `一句话说清《${title}》讲什么，二十到一百四十个字。`,
  opening: "先写两三段，它们会出现在列表里。",
  heading: "小标题",
};

/** Labels of the button that switches between light and dark. */
export const colorModeText = {
  toggle: (mode: string) => `切换浅色/暗黑模式（当前为${mode}）`,
  toggleUnknown: "切换浅色/暗黑模式",
  light: "浅色模式",
  dark: "暗黑模式",
  system: "跟随系统",
};

/** Text of the discussion below a page. */
export const commentsText = {
  heading: "评论",
  atGitHub: "在GitHub上看讨论",
  noScript: "评论要浏览器开启 JavaScript 才能看到。",
  unreachable: (host: string) => `连不上${host}，评论没有载入。`,
};

export const homeText = {
  areas: "目录",
  posts: "新近的博文",
  allPosts: "全部博文",
  pageCount: (count: number) => `${count} 页`,
  pages: "页面",
};

/** The offer to reload a page of an older deployment. */
export const newVersionText = { text: "有可用的新版本", reload: "刷新", close: "关闭" };

/** Text of the offline page, shown in place of a page that cannot be reached. */
export const offlineText = {
  title: "没有网络连接",
  text: "这一页还没有保存在本机，联网之后才能打开。",
  retry: "重试",
  kept: "下面这些页面已保存在本机，没有网络也能打开：",
  home: "首页",
};

export const pagesText = {
  notFound: {
    title: "找不到页面",
    text: "我们找不到您要找的页面。",
    advice: "请联系原始链接来源网站的所有者，并告知他们链接已损坏。",
    nearest: "您要找的可能是：",
    home: "回到首页",
  },
  friends: "友链列表",
};

/** Text of the page shown briefly at an old address. */
export const redirectText = { title: "页面已移动", moved: "页面已移动到：" };

/** Text that the site adds to the Markdown copies and to llms.txt. */
export const llmsText = {
  source: (url: string) => `原文：<${url}>`,
  published: (date: string) => `发布：${date}`,
  updated: (date: string) => `更新：${date}`,
  tagline: (tagline: string) => `${tagline}。`,
  about: (full: string | null) =>
    `每一页都有Markdown版本，地址是网页地址加\`/index.md\`。下面的链接指向这些版本${full === null ? "。" : `；全部正文见：${full}`}`,
  fullTitle: "全文",
  copies: (site: string) => `${site}的全部正文，按目录顺序排列，每一页以一级标题开头。`,
};

/** Labels and messages that the site adds to an article. */
export const articleText = {
  admonition: { note: "备注", tip: "提示", info: "信息", warning: "注意", danger: "危险" },
  details: "详细内容",
  callout: {
    abstract: "摘要",
    todo: "待办",
    success: "完成",
    question: "问题",
    failure: "失败",
    bug: "缺陷",
    example: "例子",
    quote: "引用",
  },
  embedSource: "出处：",
  headingLink: (heading: string) => `${heading}的直接链接`,
  footnotes: "脚注",
  footnoteBack: "返回正文",
  taskDone: "已完成",
  taskOpen: "未完成",
  table: (index: number) => `表格 ${index}`,
  drawingHint: "左右滑动",
  output: "输出",
  session: "终端",
  assembly: "汇编",
  openFile: "打开文件",
  showLines: (count: number) => `展开全部 ${count} 行`,
  showLess: "收起",
  /** Suffix of a button's name that tells screen readers which figure the button is for. */
  code: "代码",
  named: (name: string) => `：${name}`,
  footnote: (number: string) => `脚注${number}`,
  diagram: (labels: readonly string[], kind = "示意图") =>
    labels.length === 0 ? kind : `${kind}：${labels.join("、")}`,
  /** Stands between the name of a drawing and its description. */
  nameAndDescription: "。",
  /** Kinds of mermaid drawings, by the prefix of mermaid's name for the kind. */
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
  /** Describes an arrow in a diagram. */
  arrow: (from: string, to: string, label: string) => `${from} → ${to}${label && `：${label}`}`,
  /** Describes a drawing in words, for readers who cannot see it. */
  diagramText: {
    fold: "文字说明",
    quoted: (name: string) => `「${name}」`,
    lines: (before: string, after: string) => `${before}，${after}`,
    fields: (name: string, fields: readonly string[]) => `${name}依次是${fields.join("、")}`,
    fieldOf: (name: string, field: string) => `${name}里的「${field}」`,
    contains: (part: string, names: string) => `「${part}」里有${names}`,
    alone: (names: string) => `没有连线的：${names}`,
    marked: (names: string) => `标出的：${names}`,
    nodeOf: (part: string, name: string) => `「${part}」里的${name}`,
    /** Names one of several nodes with the same name. */
    nth: (name: string, place: number) => `${name}（${place}）`,
    /** Styles that distinguish a line from the other lines of a drawing. */
    forms: { dashed: "虚线", dotted: "点线", bold: "粗线", accent: "标出" },
    inForm: (line: string, form: string) => `${line}（${form}）`,
    junction: "汇合点",
    bothWays: (a: string, b: string) => `${a} ↔ ${b}`,
    line: (a: string, b: string) => `${a} — ${b}`,
    labelled: (line: string, label: string) => `${line}：${label}`,
    note: (actors: readonly string[], words: string) => `${actors.join("、")}旁注：${words}`,
    /** Frames of a sequence diagram, by mermaid's numeric type. */
    frames: {
      10: "循环",
      11: "循环",
      12: "如果",
      13: "否则",
      14: "如果",
      15: "可能",
      16: "可能",
      19: "并行",
      20: "同时",
      21: "并行",
    },
    begins: (frame: string, label: string) => `${frame}开始${label && `：${label}`}`,
    goesOn: (frame: string, label: string) => `${frame}${label && `：${label}`}`,
    ends: (frame: string) => `${frame}结束`,
    /**
     * Describes a signal of a timing diagram by its name and its levels, with the number
     * of cycles of each level.
     */
    signal: (name: string, runs: readonly string[]) => `${name || "未命名"}：${runs.join("，")}`,
    run: (level: string, cycles: number) => `${level}${cycles}格`,
    /** Names a point in a signal that a line connects to another point. */
    cell: (name: string, cell: number) => `${name}第${cell}格`,
    dataRun: (data: string, cycles: number) => `「${data}」${cycles}格`,
    levels: { clock: "时钟", high: "高", low: "低", unknown: "斜纹", floating: "高阻", data: "数据", gap: "省略" },
    gate: (output: string, formula: string) => `${output} = ${formula}`,
    gates: {
      "&": "与",
      "|": "或",
      "^": "异或",
      "~": "非",
      "~&": "与非",
      "~|": "或非",
      "~^": "同或",
      "=": "缓冲",
    } as Readonly<Record<string, string>>,
  },
  /** Names of the start and end dots of a state diagram. */
  diagramStart: "开始",
  diagramEnd: "结束",
  timingDiagram: "时序波形图",
  bitFields: "位域图",
  bitField: (name: string, bits: number, below: readonly string[]) =>
    [name || "未命名", `${bits}位`, ...below].join("，"),
  /** Introduces a list of bit fields, which begins with the field of the highest bits. */
  fromHighest: (field: string) => `从高位到低位：${field}`,
  halfField: (name: string, isHigh: boolean, bits: number) => `${name}（${isHigh ? "高" : "低"}${bits}位）`,
  fieldPart: (name: string, part: number, parts: number) => `${name}（${part}/${parts}）`,
  logicDiagram: "逻辑电路图",
  opensInNewTab: "（在新标签页中打开）",
};

/** Labels and messages of the controls that scripts add to an article. */
export const controlsText = {
  copy: "复制",
  copied: "复制成功",
  copiedShort: "✓ 已复制",
  copyFailed: "复制失败，请手动选择代码。",
  ofCode: (title: string) => `：${title}`,
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
  zoomTools: "缩放与移动",
  zoomIn: "放大",
  zoomOut: "缩小",
  zoomReset: "恢复原大",
  panLeft: "看左边",
  panRight: "看右边",
  panUp: "看上边",
  panDown: "看下边",
};

/** Labels around an article of any kind. */
export const readingText = {
  toc: "本页总览",
  /** Precedes the name of the section being read, for screen readers. */
  tocSection: "本页总览，",
  lastRead: "继续阅读：",
  minutes: (minutes: number) => `阅读需 ${minutes} 分钟`,
  checked: { before: "", after: " 核对", versions: (names: readonly string[]) => `：${names.join("、")}` },
  edit: "编辑此页",
  feedback: "反馈",
  openIn: (name: string) => `在 ${name} 中打开`,
  /**
   * The question for a chat. It ends with the address, so that no text after it can be mistaken
   * for part of the address.
   */
  question: (markdown: string) => `请先读这一页的Markdown，再回答我的问题：${markdown}`,
  updated: { before: "最后于 ", after: " 更新" },
  updatedBy: (author: string) => `，作者 ${author}`,
  draft: { title: "草稿页", text: "此页面是草稿，仅在开发环境中可见，不会包含在正式版本中。" },
  unlisted: { title: "未列出页", text: "此页面未列出。搜索引擎不会对其索引，只有拥有直接链接的用户才能访问。" },
  formula: "公式",
  links: "文中的链接",
  related: "相关页面",
  backlinks: "引用本页",
  net: "周围的页面",
  netOf: (title: string) => `《${title}》与周围页面的链接`,
  /** Shown only under `gatsby develop`. */
  noBacklinks: "还没有别的页面链接到这一页",
};

/** Labels and messages on the pages of the blog. */
export const blogText = {
  nav: "博客导航",
  navItems: { list: "博文", archive: "历史博文", tags: "标签", authors: "作者", subscribe: "订阅" },
  pageOf: (page: number, count: number) => `第 ${page} 页，共 ${count} 页`,
  page: (page: number) => `第 ${page} 页`,
  titleOfPage: (title: string, page: number) => (page === 1 ? title : `${title}（第 ${page} 页）`),
  readMore: (minutes: number | null) => (minutes === null ? "继续阅读" : `继续阅读 · ${minutes} 分钟`),
  readMoreOf: (title: string) => `：阅读《${title}》的全文`,
  pinned: "置顶",
  empty: "还没有博文。",
  tagsOfPost: "本文标签",
  count: (count: number) => `${count} 篇博文`,
  listPager: { label: "博文列表分页导航", newer: "较新的博文", older: "较旧的博文" },
  postPager: { label: "博文分页导航", newer: "较新一篇", older: "较旧一篇" },
  seriesPager: { previous: "上一篇", next: "下一篇" },
  trail: "博客",
  cardLabel: (blog: string, date: string) => `${blog} · ${date}`,
  stale: { written: "本文写于", revised: "本文最后修订于", after: "，其中的软件版本、命令与链接可能已经变化。" },
  series: {
    summary: (name: string, place: number, count: number) => `系列「${name}」，第 ${place} 篇，共 ${count} 篇`,
    label: (name: string) => `系列「${name}」的博文`,
    place: (place: number, count: number) => `第 ${place} / ${count} 篇`,
  },
  archive: {
    title: "历史博文",
    description: (count: number) => `全部 ${count} 篇博文，按年份排列，最近的在前。`,
    separator: " - ",
  },
  authors: {
    title: "作者",
    description: "为这个博客写文章的人。",
    all: "查看所有作者",
    empty: "没有以这个名字署名的博文。",
    titleOf: (name: string) => `${name}的博文`,
    byline: "作者",
    home: "主页",
    email: "电子邮件",
    links: "联系方式",
    none: "还没有作者。",
  },
  tags: {
    title: "标签",
    description: "全部标签，用得多的在前。",
    all: "查看所有标签",
    titleOf: (count: number, tag: string) => `${count} 篇博文含有标签「${tag}」`,
    none: "还没有标签。",
  },
};

/** Text of the subscription page, and the titles of feeds in a page's head. */
export const feedsText = {
  title: "订阅",
  description: "用阅读器订阅博客，新文章发布之后会自动出现在那里，不需要账号，也不需要留下邮箱。",
  linkTitle: (site: string, format: string) => `${site}（${format}）`,
  partTitle: (site: string, part: string) => `${site}：${part}`,
  list: "订阅地址",
  explain: {
    rss: "最通用的格式，几乎所有阅读器都能读。不确定选哪一个时就选它。",
    atom: "RSS之后的互联网标准（RFC 4287），把发布时间与修订时间分开记录。",
    json: "用JSON写成，适合自己写程序读取。",
  },
  howTitle: "怎样订阅",
  how: [
    "复制上面任意一个地址，粘贴到阅读器的「添加订阅」里。三个地址内容相同，订阅一个就够了。",
    "多数阅读器也能直接识别网站地址：把本站任意一页的网址交给它，它会自己找到订阅地址。",
  ],
  whatTitle: "里面有什么",
  what: [
    "每篇文章都是全文，代码、表格、公式与图都在，不必回到网站就能读完。",
    "每篇文章以它的永久地址作为标识，修改标题或正文不会让阅读器把旧文当成新文。草稿与未列出的文章不在其中。",
  ],
};

/** Labels on docs pages. */
export const docsText = {
  breadcrumbs: "页面路径",
  home: "首页",
  pager: "文档分页导航",
  previous: "上一页",
  next: "下一页",
  itemCount: (count: number) => `${count} 个项目`,
  categoryItems: "本类文章",
  /**
   * The document title of a category page. The suffix is needed because a page of the category
   * often has the same name.
   */
  categoryTitle: (title: string) => `${title}（目录）`,
  areaContents: "目录",
  noteTitle: (number: number, title: string) => `第${number}篇　${title}`,
  noteReference: (number: number) => `（第${number}篇）`,
  tagsOfPage: "本页标签",
  tags: {
    title: "文档的标签",
    description: "文档的全部标签，用得多的在前。",
    titleOf: (count: number, tag: string) => `${count} 篇文档含有标签「${tag}」`,
  },
  landingDescription: "全部笔记按领域排好，从每个领域的导读开始，或者直接走到想读的一页。",
};

/** Text beside a plot, and in its alt text. */
export const plotText = {
  /** Names of the kinds of plots, by their keywords in an article. */
  kinds: { line: "折线图", scatter: "散点图", bar: "条形图", step: "阶梯图", area: "面积图", heatmap: "热力图" },
  withUnit: (label: string, unit: string | undefined) => (unit ? `${label}（${unit}）` : label),
  data: (rows: number) => `数据（${rows}行）`,
  dataOf: (title: string) => `「${title}」的数据`,
  scales: { linear: "", category: "", log: "，对数刻度", log2: "，以2为底的对数刻度" },
  axis: (key: "x" | "y", label: string, range: string) => `${key === "x" ? "横轴" : "纵轴"}${label}，${range}`,
  range: (from: string, to: string) => `${from}～${to}`,
  items: (count: number) => `${count} 项`,
  series: (name: string) => `${name}：`,
  extremes: (count: number, least: string, most: string) => `${count} 个点，最小${least}，最大${most}`,
  last: (value: string) => `最后${value}`,
  /** Descriptions of the shape of a line. */
  shape: { rise: "一路上升", fall: "一路下降", level: "始终不变" },
  first: (move: "rise" | "fall" | "level") => ({ rise: "先上升", fall: "先下降", level: "先持平" })[move],
  turn: (where: string, move: "rise" | "fall" | "level") =>
    `${where}起${{ rise: "上升", fall: "下降", level: "持平" }[move]}`,
  swings: (count: number) => `来回起伏，转折 ${count} 次`,
  /** Names a value and its position. */
  figure: (value: string, place: string) => `${value}（${place}）`,
  at: (label: string, value: string) => `${label}为${value}处`,
  pair: (name: string, value: string) => `${name}为${value}`,
  notes: (texts: readonly string[]) => `图中标出：${texts.join("；")}`,
  listed: (items: readonly string[]) => items.filter(Boolean).join("，"),
  sentences: (items: readonly string[]) => `${items.filter(Boolean).join("。")}。`,
};

/** Text of the search dialog and the search page, and names for areas without a title. */
export const searchText = {
  placeholder: "搜索文档",
  areas: { pages: "页面", docs: "其他文档" },
  allAreas: "全部",
  seeAll: (count: number) => `查看全部 ${count} 条结果`,
  page: {
    title: "搜索文档",
    titleFor: (query: string) => `「${query}」的搜索结果`,
    description: "在文档、博客与页面的全文里查找。",
    input: "在此输入搜索字词",
    submit: "搜索",
    filter: "范围",
    found: (count: number) => `找到 ${count} 篇文档`,
    nothing: "未找到任何结果",
    fetching: "正在获取新的搜索结果…",
    more: "更多结果",
    noScript: "搜索在浏览器里进行，需要启用 JavaScript。",
  },
  modal: {
    label: "搜索",
    results: "搜索结果",
    recent: "最近搜索",
    noRecent: "没有最近搜索",
    favorites: "收藏",
    save: "保存这个搜索",
    removeRecent: "从历史记录中删除这个搜索",
    removeFavorite: "从收藏列表中删除这个搜索",
    clearRecent: "清空历史记录",
    clear: "清除查询",
    cancel: "取消",
    select: "选中",
    enterKey: "Enter 键",
    navigate: "导航",
    upKey: "向上键",
    downKey: "向下键",
    close: "关闭",
    escapeKey: "Esc 键",
    provider: "搜索提供",
  },
  error: {
    title: "无法获取结果",
    help: "你可能需要检查网络连接。",
    refused: "搜索服务拒绝了请求，请告知本站的所有者。",
  },
  noResults: {
    text: (query: string) => `没有找到与「${query}」有关的结果`,
    suggestion: "试试搜索",
    missing: "认为这个查询应该有结果？",
    report: "请告知我们。",
  },
  /** Notes above results that do not contain all words as typed. */
  modes: { all: null, any: "没有同时包含所有字词的页面，以下页面包含其中一部分。" },
  missingWords: (words: readonly string[]) =>
    `没有页面写到${words.map((word) => `「${word}」`).join("")}。以下是相近的页面。`,
  corrected: (query: string) => `按「${query}」查找`,
  asTyped: (query: string) => `改按「${query}」查找`,
  textsMissing: "部分全文没有载入，结果可能不全。",
};
