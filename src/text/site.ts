/** Texts shown while something is awaited, and where it does not come. The start script has them too: a few only. */
export const waitingText = {
  loading: "正在加载…",
  loadSlow: "加载时间过长，可能是网络不畅。可以继续等待，也可以重试。",
  loadFailed: "加载失败，请重试。",
  retry: "重试",
  close: "关闭",
  routeAnnouncement: (title: string) => `已打开页面：${title}`,
} as const;

/** Texts of the shell around every page. */
export const siteText = {
  skipToContent: "跳到主要内容",
  mainNavigation: "主导航",
  toggleDrawer: "切换导航栏",
  closeDrawer: "关闭导航栏",
  backToMainMenu: "← 回到主菜单",
  backToSidebar: "返回本栏目目录 →",
  printArea: "打印整个分区",
  docsSidebar: "文档侧边栏",
  year: (year: string) => `${year}年`,
  expandCategory: (label: string) => `展开侧边栏分类「${label}」`,
  collapseCategory: (label: string) => `折叠侧边栏分类「${label}」`,
  opensInNewTab: "（在新标签页中打开）",
  search: "搜索",
  searchKey: "Ctrl K",
  searchKeyMac: "⌘K",
  backToTop: "回到顶部",
  footer: "页脚",
  traditional: "繁體",
  /** Also the message of the build error, if the mistake is found during the build. */
  navbarItemError: (label: string) =>
    `导航栏项目「${label}」无法显示：它没有 to、href，也没有下拉项目，或者它指的侧边栏不存在。请检查 site.yml 的 navbar 与 footer。`,
  close: "关闭",
  announcement: "公告",
  crash: "页面已崩溃。",
} as const;

/** The home page's message if its scripts fail to load. `current` is the base path that the site was built for. */
export const baseUrlText = {
  title: "网站没有正确加载",
  text: "脚本没有加载成功，内容仍可阅读。最常见的原因是网站的基础路径（PATH_PREFIX）配置有误。",
  current: (current: string) => `当前配置的基础路径：${current}`,
  suggestion: "建议改为：",
  same: "它与此页地址相符，也可能是网络中断：请检查网络连接，然后刷新页面。",
} as const;

/** Labels of the button that alternates light and dark. */
export const colorModeText = {
  toggle: (mode: string) => `切换浅色/暗黑模式（当前为${mode}）`,
  toggleUnknown: "切换浅色/暗黑模式",
  light: "浅色模式",
  dark: "暗黑模式",
  system: "跟随系统",
} as const;

/** Texts of the discussion below a page. */
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
} as const;

/** The offer to reload a page of an older deployment. */
export const newVersionText = { text: "有可用的新版本", reload: "刷新", close: "关闭" } as const;

/** Texts of the offline page, shown in place of a page that cannot be reached. */
export const offlineText = {
  title: "没有网络连接",
  text: "这一页还没有保存在本机，联网之后才能打开。",
  retry: "重试",
  kept: "下面这些页面已保存在本机，没有网络也能打开：",
  home: "首页",
} as const;

export const pagesText = {
  notFound: {
    title: "找不到页面",
    text: "我们找不到您要找的页面。",
    advice: "请联系原始链接来源网站的所有者，并告知他们链接已损坏。",
    home: "回到首页",
  },
  friends: "友链列表",
} as const;

/** Texts of the page shown briefly at an old address. */
export const redirectText = { title: "页面已移动", moved: "页面已移动到：" } as const;

/** Texts that the site adds to the Markdown copies and to llms.txt. */
export const llmsText = {
  source: (url: string) => `原文：<${url}>`,
  published: (date: string) => `发布：${date}`,
  updated: (date: string) => `更新：${date}`,
  about: "每一页都有Markdown版本，地址是网页地址加`/index.md`。下面的链接指向这些版本；全部正文见：",
  fullTitle: "全文",
  copies: (site: string) => `${site}的全部正文，按目录顺序排列，每一页以一级标题开头。`,
} as const;
