import type { Messages } from "./bilingual";

/** What `npm run import` says of a Docusaurus project. What stood in the project is shown beside each. */
export const docusaurusMessages = {
  threw: {
    zh: {
      message: "配置运行时出错，只取了其中写明的文字",
      fix: "让它能在docusaurus build里运行，再导入一次；或把缺的写进site.yml",
    },
    en: {
      message: "the configuration ended with an error, so only what it says word for word was read",
      fix: "make it run as in docusaurus build and import again, or write what is missing into site.yml",
    },
  },
  hung: {
    zh: {
      message: "配置超过时限还没有运行完，只取了其中写明的文字",
      fix: "去掉其中等待网络或没有结束的部分，再导入一次",
    },
    en: {
      message: "the configuration did not end in time, so only what it says word for word was read",
      fix: "take out what waits for a network or never ends, and import again",
    },
  },
  ended: {
    zh: {
      message: "配置没有给出结果就结束了，只取了其中写明的文字",
      fix: "去掉其中的process.exit或没有结果的Promise，再导入一次",
    },
    en: {
      message: "the configuration ended without a result, so only what it says word for word was read",
      fix: "take out its process.exit, or the promise that is never kept, and import again",
    },
  },
  missingPackage: {
    zh: { message: "配置需要的包没有安装，其中来自它的值按空处理" },
    en: { message: "a package of the configuration is not installed; what comes from it counts as empty" },
  },
  outside: {
    zh: { message: "内容在所给的目录之外，没有读取", fix: "改为导入它上一级的目录" },
    en: { message: "content outside the folder that was given, which was not read", fix: "import the folder above it" },
  },
  unneeded: {
    zh: { message: "不需要的import去掉了" },
    en: { message: "an import that is not needed → nothing" },
  },
  component: {
    zh: {
      message: "文章引入了自己的组件或别的模块，这里没有",
      fix: "在文章里用export写出这个组件，或改成Markdown；原来的写法留在注释里",
    },
    en: {
      message: "an article imports a component or module of its own, which is not here",
      fix: "write the component into the article with export, or Markdown instead; what stood there is kept in a comment",
    },
  },
  exported: {
    zh: { message: "export用到了没有搬来的名字，放进了注释", fix: "改成不需要它的写法" },
    en: {
      message: "an export needs a name that stayed behind, and is a comment now",
      fix: "write it without that name",
    },
  },
  element: {
    zh: {
      message: "这里没有这个组件，它的标签放进了注释，里面的文字还在",
      fix: "改成Markdown，或在文章里用export写出这个组件",
    },
    en: {
      message: "a component that is not here: its tags are comments now, and the text between them stays",
      fix: "write Markdown instead, or the component with export in the article",
    },
  },
  expression: {
    zh: { message: "表达式用到了没有搬来的东西，放进了注释", fix: "直接写出它的结果" },
    en: { message: "an expression needs what stayed behind, and is a comment now", fix: "write its result instead" },
  },
  freeName: {
    zh: { message: "花括号里的名字没有定义，按文字显示" },
    en: { message: "braces around a name that nothing defines → text" },
  },
  addresses: {
    zh: { message: "指向文件的地址按新位置改写" },
    en: { message: "addresses of files → where these are now" },
  },
  isMdx: {
    zh: { message: "用到MDX的.md改名为.mdx" },
    en: { message: ".md with MDX in it → .mdx" },
  },
  noMdx: {
    zh: { message: "不是有效MDX的.mdx改名为.md，按Markdown读" },
    en: { message: ".mdx that is no valid MDX → .md, read as Markdown" },
  },
  date: {
    zh: { message: "博文没有写日期，写上了第一次提交或文件的日期" },
    en: { message: "a post without a date → the date of its first commit, or of the file" },
  },
  version: {
    zh: { message: "旧版本的文档没有搬来，只有当前版本", fix: "把旧版本的页面放进docs/里自己的目录" },
    en: {
      message: "an older version of the docs; the current one is here",
      fix: "put its pages into a folder of their own in docs/",
    },
  },
  home: {
    zh: { message: "首页是React写的，这里换成了普通的首页", fix: "在pages/index.md里写自己的首页" },
    en: {
      message: "the home page is a React program; a plain one stands in its place",
      fix: "write yours in pages/index.md",
    },
  },
  reactPage: {
    zh: { message: "React写的页面没有搬来", fix: "在pages/里写成同名的.md或.mdx" },
    en: { message: "a page that is a React program", fix: "write it in Markdown under the same name in pages/" },
  },
  linkToLeft: {
    zh: { message: "菜单或页脚里的链接指向没有搬来的页面，去掉了", fix: "写好那一页之后，在site.yml里补上" },
    en: {
      message: "a link of the menu or the footer to a page that stayed behind",
      fix: "put it into site.yml when that page is written",
    },
  },
  linkScheme: {
    zh: { message: "菜单或页脚里的链接不是网址", fix: "写成https://开头的地址，或写到一篇文章里" },
    en: {
      message: "a link of the menu or the footer that is no web address",
      fix: "write an https:// address, or put it on a page",
    },
  },
  navbarType: {
    zh: { message: "菜单里的这种项目这里没有", fix: "在site.yml的navbar里写成链接" },
    en: { message: "an item of the menu of a type that is not here", fix: "write a link into navbar in site.yml" },
  },
  footerHtml: {
    zh: { message: "页脚里的HTML没有搬来", fix: "在site.yml的footer里写成链接" },
    en: { message: "HTML in the footer", fix: "write a link into footer in site.yml" },
  },
  sidebarHtml: {
    zh: { message: "侧边栏里的HTML没有搬来", fix: "在sidebars.yml里写成链接或分类" },
    en: { message: "HTML in a sidebar", fix: "write a link or a category into sidebars.yml" },
  },
  unknownDoc: {
    zh: { message: "侧边栏或菜单里有不存在的文章，去掉了", fix: "改正它的id，再写进sidebars.yml" },
    en: {
      message: "a sidebar or the menu names a page that does not exist",
      fix: "correct its id and put it into sidebars.yml",
    },
  },
  noPicture: {
    zh: { message: "图标或标志不在static目录里，没有搬来", fix: "把图片放进static/，再写进site.yml" },
    en: {
      message: "an icon or logo that is no file of static/",
      fix: "put the picture into static/ and name it in site.yml",
    },
  },
  computedRedirects: {
    zh: { message: "用程序生成的重定向没有搬来", fix: "在site.yml的redirects里一条条写出" },
    en: { message: "redirects that a function computes", fix: "write them one by one into redirects in site.yml" },
  },
  swizzled: {
    zh: { message: "改写过的主题组件没有搬来：页面的外观由这个站决定", fix: "不需要做什么" },
    en: { message: "a component of the theme, rewritten: this site has its own look", fix: "nothing to do" },
  },
  styles: {
    zh: { message: "样式表没有搬来：页面的外观由这个站决定", fix: "不需要做什么" },
    en: { message: "style sheets: this site has its own look", fix: "nothing to do" },
  },
  scripts: {
    zh: { message: "另外加入页面的脚本与标签没有搬来：安全策略不允许", fix: "统计与评论写在site.yml里" },
    en: {
      message: "scripts and tags put into every page, which the site's policy does not allow",
      fix: "analytics and comments have fields in site.yml",
    },
  },
  plugin: {
    zh: { message: "插件没有搬来，它生成的页面这里没有", fix: "需要的内容写成Markdown" },
    en: { message: "a plugin; pages that it makes are not here", fix: "write what you need of it in Markdown" },
  },
  remarkPlugin: {
    zh: { message: "扩展Markdown写法的插件没有搬来，它的写法会按原文显示", fix: "改成这里的写法" },
    en: {
      message: "a plugin that extends Markdown; what is written for it shows as text",
      fix: "write it differently",
    },
  },
} satisfies Messages;
