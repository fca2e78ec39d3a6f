import { foreignMessages } from "./foreign";

/**
 * The messages of `npm run import` about a Docusaurus project. Each is shown with the original
 * text.
 */
export const docusaurusMessages = {
  threw: {
    message: "配置运行时出错，只取了其中写明的文字",
    fix: "让它能在docusaurus build里运行，再导入一次；或把缺的写进site.yml",
  },
  refused: foreignMessages.refused,
  hung: {
    message: "配置超过时限还没有运行完，只取了其中写明的文字",
    fix: "去掉其中等待网络或没有结束的部分，再导入一次",
  },
  ended: {
    message: "配置没有给出结果就结束了，只取了其中写明的文字",
    fix: "去掉其中的process.exit或没有结果的Promise，再导入一次",
  },
  missingPackage: { message: "配置需要的包没有安装，其中来自它的值按空处理" },
  outside: { message: "内容在所给的目录之外，没有读取", fix: "改为导入它上一级的目录" },
  unneeded: { message: "不需要的import去掉了" },
  component: {
    message: "文章引入了自己的组件或别的模块，这里没有",
    fix: "在文章里用export写出这个组件，或改成Markdown；原来的写法留在注释里",
  },
  exported: { message: "export用到了没有搬来的名字，放进了注释", fix: "改成不需要它的写法" },
  element: {
    message: "这里没有这个组件，它的标签放进了注释，里面的文字还在",
    fix: "改成Markdown，或在文章里用export写出这个组件",
  },
  expression: { message: "表达式用到了没有搬来的东西，放进了注释", fix: "直接写出它的结果" },
  freeName: { message: "花括号里的名字没有定义，按文字显示" },
  addresses: { message: "指向文件的地址按新位置改写" },
  isMdx: { message: "用到MDX的.md改名为.mdx" },
  noMdx: { message: "不是有效MDX的.mdx改名为.md，按Markdown读" },
  date: { message: "博文没有写日期，写上了第一次提交或文件的日期" },
  version: { message: "docs/里是读者默认看到的版本；这个版本成了单页，留在原来的地址，不进侧边栏、搜索与列表" },
  home: { message: "首页是React写的，这里换成了普通的首页", fix: "在pages/index.md里写自己的首页" },
  reactPage: { message: "React写的页面没有搬来", fix: "在pages/里写成同名的.md或.mdx" },
  linkToLeft: { message: "菜单或页脚里的链接指向没有搬来的页面，去掉了", fix: "写好那一页之后，在site.yml里补上" },
  linkScheme: { message: "菜单或页脚里的链接不是网址", fix: "写成https://开头的地址，或写到一篇文章里" },
  navbarType: { message: "菜单里的这种项目这里没有", fix: "在site.yml的navbar里写成链接" },
  footerHtml: { message: "页脚里的HTML没有搬来", fix: "在site.yml的footer里写成链接" },
  sidebarHtml: { message: "侧边栏里的HTML没有搬来", fix: "在sidebars.yml里写成链接或分类" },
  unknownDoc: { message: "侧边栏或菜单里有不存在的文章，去掉了", fix: "改正它的id，再写进sidebars.yml" },
  noPicture: { message: "图标或标志不在static目录里，没有搬来", fix: "把图片放进static/，再写进site.yml" },
  computedRedirects: { message: "用程序生成的重定向没有搬来", fix: "在site.yml的redirects里一条条写出" },
  swizzled: { message: "改写过的主题组件没有搬来：页面的外观由这个站决定", fix: "不需要做什么" },
  styles: { message: "样式表没有搬来：页面的外观由这个站决定", fix: "不需要做什么" },
  scripts: { message: "另外加入页面的脚本与标签没有搬来：安全策略不允许", fix: "统计与评论写在site.yml里" },
  plugin: { message: "插件没有搬来，它生成的页面这里没有", fix: "需要的内容写成Markdown" },
  remarkPlugin: { message: "扩展Markdown写法的插件没有搬来，它的写法会按原文显示", fix: "改成这里的写法" },
};
