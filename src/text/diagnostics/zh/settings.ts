import { quote } from "../../../lib/diagnostic";

/** Messages about settings of site.yml. */
export const settingMessages = {
  environment: "环境变量",
  noUrl: {
    message: "没有写网站的地址，页面、feed和sitemap里的完整地址都以http://localhost:9000开头",
    fix: "url: https://example.org，或在构建时设SITE_URL",
  },
  fields: "应为字段，每行写一个，如title: 我的笔记",
  count: (least: number) => `应为不小于${least}的整数，或ALL`,
  lint: "应为规则的名字与off或warn",
  origin: "应为以http://或https://开头的地址",
  originOnly: "应只写来源，不带路径；路径写在baseUrl（PATH_PREFIX）里",
  basePath: "应为以斜杠开头的路径，只含英文字母、数字与-._~：/notes/",
  routeBasePath: "应为路径：docs，在根目录就写/",
  trackingId: "应形如G-XXXXXXX",
  color: (example: string) => `应为颜色，如${example}`,
  hex: (example: string) => `应为六位的颜色，加引号，如${example}`,
  accent: (one: string, both: string) => `应为颜色，如${one}，或${both}`,
  contrast: (mode: "light" | "dark", contrast: string, better: string) => ({
    message: `在${mode === "light" ? "浅色" : "深色"}的底色上对比只有${contrast}，至少要4.5`,
    fix: `写"${better}"`,
  }),
  fonts: '应为字体的名字，如"LXGW WenKai", Georgia',
  staticFile: "应为static/里的文件，以斜杠开头：/img/logo.svg",
  ownPath: "应为本站的路径，以斜杠开头：/about",
  sources: "应为来源的列表，如[https://img.example.org]，或auto",
  navbarTarget: "应写label，以及to、href、doc、sidebar、items之一（doc与sidebar可省label）",
  nestedMenu: "下拉里不能再有下拉：把这几项移到外层的items里，或给它们写一个自己的下拉",
  footerTarget: "应写label，以及to、href、doc三者之一",
  repo: "应为GitHub仓库：所有者/名字",
  host: "应像https://img.example.org",
  comments: (names: readonly string[]) =>
    `应为${names.join("或")}；utterances的议题可在GitHub上转成讨论，各项设置见https://giscus.app/zh-CN`,
  logo: "应为static/里的文件，如/img/logo.svg，或{ src: /img/logo.svg, srcDark: /img/dark.svg, alt: 名字 }",
  contact: "应为mailto:邮箱，或以https://开头的地址",
  counterId: "应为编号、域名或代号",
  algolia: "provider: algolia还要写algolia",
  tocLevels: "应不小于tocMinHeadingLevel",
  positive: "应大于0",
  year: "应为年份，如2021",
  language: "应为语言标签，如zh-Hans、en",
  openGraph: "应为语言与地区，如zh_CN",
  icp: "应像京ICP备12345678号",
  police: "应像京公网安备11010502030001号",
  trailingSlash: "应为ignore、true或false",
  ownMeta: "站点自己写这一种meta，由site.yml与页面的字段决定",
  scriptAddress: "应为以https://开头的地址，或static/里的脚本，如/count.js",
  integrity: "应像sha384-…",
  dataText: "应为文本，数字要加引号",
  data: "应为名字与文本，名字用小写字母、数字与-，不以site-开头",
  metaName: "应写name、property之一",
  headTag: "应写meta、link、script之一；样式写进custom.css，行内的代码存成static/里的脚本",
  headTags: "应为列表，每项是meta、link或script",
  /** @param address address of the favicon or the logo */
  noMark: (address: string) => ({
    message: `static/里没有${quote(address)}`,
    fix: "把文件放到那里，或删去这一行：标记就由标题的第一个字画成",
  }),
  badMark: (address: string, fault: string) => ({
    message: `${quote(address)}不是能读的图片${fault && `（${fault}）`}`,
    fix: "换成SVG、PNG或ICO文件，或删去这一行",
  }),
  noScript: (address: string) => ({
    message: `static/里没有${quote(address)}`,
    fix: "把脚本放到那里，或删去这一项",
  }),
};

/** Examples of settings. */
export const settingExamples = {
  title: "我的笔记",
  algolia: { appId: "编号", searchKey: "密钥", indexName: "索引" },
  verification: "代码",
  about: "关于",
  announcement: "新版已发布",
};
