/** What the shell around every page says. */
export const siteText = {
  skipToContent: "跳到主要内容",
  mainNavigation: "主导航",
  toggleDrawer: "切换导航栏",
  closeDrawer: "关闭导航栏",
  backToMainMenu: "← 回到主菜单",
  backToSidebar: "返回本区目录 →",
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
  colorMode: {
    toggle: (mode: string) => `切换浅色/暗黑模式（当前为${mode}）`,
    toggleUnknown: "切换浅色/暗黑模式",
    light: "浅色模式",
    dark: "暗黑模式",
    system: "跟随系统",
  },
  routeAnnouncement: (title: string) => `已打开页面：${title}`,
  /** Also the message of the build error, where the fault is known while building. */
  navbarItemError: (label: string) =>
    `导航栏项目「${label}」无法显示：它没有 to、href，也没有下拉项目，或者它指的侧边栏不存在。请检查 src/config/navbar.ts。`,
  loadFailed: "加载失败，请重试。",
  retry: "重试",
  loading: "正在加载…",
  crash: "页面已崩溃。",
  noDefaultExport: (file: string) => `页面组件没有默认导出：${file}。请在它的文件里写 export default。`,
  /** The home page's scripts could not be loaded. `current` is what the site was built for. */
  baseUrl: {
    title: "网站没有正确加载",
    text: "脚本没有加载成功，内容仍可阅读。最常见的原因是网站的基础路径（PATH_PREFIX）配置有误。",
    current: (current: string) => `当前配置的基础路径：${current}`,
    suggestion: "建议改为：",
    same: "它与此页地址相符，也可能是网络中断：请检查网络连接，然后刷新页面。",
  },
} as const;
