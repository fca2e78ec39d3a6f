import { waitingText } from "./waiting";

/** Texts of the shell around every page. */
export const siteText = {
  ...waitingText,
  skipToContent: "跳到主要内容",
  mainNavigation: "主导航",
  toggleDrawer: "切换导航栏",
  closeDrawer: "关闭导航栏",
  backToMainMenu: "← 回到主菜单",
  backToSidebar: "返回本栏目目录 →",
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
  /** Also the message of the build error, if the mistake is found during the build. */
  navbarItemError: (label: string) =>
    `导航栏项目「${label}」无法显示：它没有 to、href，也没有下拉项目，或者它指的侧边栏不存在。请检查 site.yml 的 navbar 与 footer。`,
  close: "关闭",
  announcement: "公告",
  crash: "页面已崩溃。",
  noDefaultExport: (file: string) => `页面组件没有默认导出：${file}。请在它的文件里写 export default。`,
} as const;
