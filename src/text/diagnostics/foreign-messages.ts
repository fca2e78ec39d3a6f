import type { Messages } from "./bilingual";

/** What the readers of VitePress, Hexo and Hugo say of what is written differently here, or has no counterpart. */
export const foreignMessages = {
  noTarget: {
    zh: { message: "链接指向的页面或文件在原来的项目里找不到，按原来的地址保留", fix: "改成现有的页面，或删去链接" },
    en: {
      message: "links to pages or files that the project does not have; their addresses stay",
      fix: "link to a page that exists, or take the link out",
    },
  },
  noPicture: {
    zh: { message: "图片在原来的项目里找不到，按原来的地址保留", fix: "把图片放到文章旁边，改写地址" },
    en: {
      message: "pictures that the project does not have; their addresses stay",
      fix: "put the picture beside the article and write its address",
    },
  },
  noPost: {
    zh: { message: "标签指向的文章找不到，只留下文字", fix: "写成[文字](./文件.md)" },
    en: { message: "tags that name no post; their text stays", fix: "write [text](./file.md)" },
  },
  noIncluded: {
    zh: { message: "要嵌入的文件找不到", fix: "把内容直接写进页面" },
    en: { message: "files to include that are not there", fix: "write their text into the page" },
  },
  tag: {
    zh: { message: "标签插件没有对应的写法，标签删去，其中的文字保留", fix: "用Markdown、:::提示或HTML重写" },
    en: {
      message: "tags without a counterpart; they are taken out and the text in them stays",
      fix: "write it in Markdown, as a ::: container or in HTML",
    },
  },
  script: {
    zh: { message: "脚本和样式表在文章里不运行，已删去", fix: "用Markdown写，或交给主题" },
    en: { message: "scripts and style sheets, which articles cannot have", fix: "write it in Markdown" },
  },
  field: {
    zh: { message: "front matter里的字段在这里没有意义，已删去" },
    en: { message: "front matter fields that mean nothing here; they are taken out" },
  },
  password: {
    zh: { message: "需要密码的文章成了草稿：这里没有密码，发布出去人人都能读", fix: "可以公开时删去draft: true" },
    en: {
      message: "posts behind a password are drafts now: there are no passwords here, so everybody could read them",
      fix: "delete draft: true once it may be public",
    },
  },
  listing: {
    zh: { message: "主题填充的列表页没有搬来，本站有自己的" },
    en: { message: "pages that a theme filled with a list; this site has its own" },
  },
  permalinkWord: {
    zh: { message: "地址格式里的这个词查不出它的值，用文件名代替", fix: "在front matter里写slug" },
    en: {
      message: "words of the address pattern whose value is not known; the file's name is used",
      fix: "write a slug",
    },
  },
  fileTime: {
    zh: { message: "没有写日期，用文件的修改日期" },
    en: { message: "no date is written, so that of the file is used" },
  },
  shortcode: {
    zh: { message: "短代码没有对应的写法，短代码删去，其中的文字保留", fix: "用Markdown、:::提示或HTML重写" },
    en: {
      message: "shortcodes without a counterpart; they are taken out and the text in them stays",
      fix: "write it in Markdown, as a ::: container or in HTML",
    },
  },
  noParam: {
    zh: { message: "没有这个参数的值", fix: "把值直接写进页面" },
    en: { message: "parameters without a value", fix: "write the value into the page" },
  },
  format: {
    zh: { message: "不是Markdown的页面没有搬来", fix: "转成Markdown（例如用pandoc），再导入一次" },
    en: {
      message: "pages that are not Markdown",
      fix: "convert them to Markdown, with pandoc for one, and import again",
    },
  },
  expired: {
    zh: { message: "已过期的页面成了草稿" },
    en: { message: "expired pages are drafts" },
  },
  config: {
    zh: { message: "配置文件运行不了，按没有配置导入", fix: "先让它能在原来的项目里运行，或在site.yml里写" },
    en: { message: "a configuration that cannot be run; the site was read without it", fix: "write it into site.yml" },
  },
  component: {
    zh: { message: "Vue组件没有搬来，标签删去，其中的文字保留", fix: "用Markdown或HTML重写" },
    en: {
      message: "Vue components; their tags are taken out, the text in them stays",
      fix: "write it in Markdown or HTML",
    },
  },
  directive: {
    zh: { message: "Vue的指令没有搬来，已从标签上删去" },
    en: { message: "directives of Vue, taken out of their tags" },
  },
  interpolation: {
    zh: { message: "{{ }}在这里是普通文字，原样保留", fix: "写上它的值" },
    en: { message: "{{ }} is text here, and stays as it stands", fix: "write its value" },
  },
  toc: {
    zh: { message: "[[toc]]删去：页面旁边本来就有目录" },
    en: { message: "[[toc]] is taken out: every page has its contents beside it" },
  },
  dynamic: {
    zh: { message: "由程序生成的页面没有搬来", fix: "把生成的页面写成文件" },
    en: { message: "pages made by a program", fix: "write the pages as files" },
  },
  sidebarLink: {
    zh: { message: "侧边栏的链接没有对应的页面，已删去", fix: "在sidebars.yml里补上" },
    en: {
      message: "links of sidebars without a page of their own; they are taken out",
      fix: "add them to sidebars.yml",
    },
  },
  head: {
    zh: { message: "页面头部的脚本和样式没有搬来：本站的安全策略不运行别处的脚本" },
    en: { message: "scripts and styles of the head: the site's policy runs no scripts of others" },
  },
  home: {
    zh: { message: "首页全由主题画出，这里换成了普通的首页", fix: "在pages/index.md里写自己的首页" },
    en: {
      message: "the home page is all the theme's; a plain one stands in its place",
      fix: "write yours in pages/index.md",
    },
  },
  theme: {
    zh: { message: "主题的组件没有搬来" },
    en: { message: "components of the theme" },
  },
  locale: {
    zh: { message: "本站只有一种语言：其他语言的页面留在原来的地址，菜单是默认语言的" },
    en: {
      message: "this site has one language: pages of others are at their addresses, the menu is that of the default",
    },
  },
  charset: {
    zh: { message: '静态的HTML页面补上了<meta charset="utf-8">' },
    en: { message: 'static HTML pages got a <meta charset="utf-8">' },
  },
  scheme: {
    zh: { message: "这种地址不能做文章里的链接，换成了#", fix: "写成行内代码，让读者自己复制" },
    en: {
      message: "addresses that no article may link to; # stands there now",
      fix: "write it as inline code, to be copied",
    },
  },
} satisfies Messages;
