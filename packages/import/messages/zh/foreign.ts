/**
 * The messages of the readers of VitePress, Hexo and Hugo about text that is converted or has no
 * counterpart.
 */
export const foreignMessages = {
  noTarget: {
    message: "链接指向的页面或文件在原来的项目里找不到，按原来的地址保留",
    fix: "改成现有的页面，或删去链接",
  },
  noPicture: { message: "图片在原来的项目里找不到，按原来的地址保留", fix: "把图片放到文章旁边，改写地址" },
  noPost: { message: "标签指向的文章找不到，只留下文字", fix: "写成[文字](./文件.md)" },
  noIncluded: { message: "要嵌入的文件找不到", fix: "把内容直接写进页面" },
  tag: { message: "标签插件没有对应的写法，标签删去，其中的文字保留", fix: "用Markdown、:::提示或HTML重写" },
  friendGroup: { message: "friends.yml没有分组：友链分组的名字没有搬来", fix: "写进友链页的正文" },
  friendPicture: {
    message: "友链的头像在别处，没有搬来",
    fix: "把图片放进friends/，在friends.yml里写上avatar: ./friends/名字.png",
  },
  social: { message: "菜单只能链接到网页，这个社交地址没有搬来", fix: "写进关于页" },
  friends: { message: "友链写进了friends.yml，这一页成为友链页，地址不变" },
  script: { message: "脚本和样式表在文章里不运行，已删去", fix: "用Markdown写，或交给主题" },
  field: { message: "front matter里的字段在这里没有意义，已删去" },
  password: { message: "需要密码的文章成了草稿：这里没有密码，发布出去人人都能读", fix: "可以公开时删去draft: true" },
  listing: { message: "主题填充的列表页没有搬来，本站有自己的" },
  permalinkWord: { message: "地址格式里的这个词查不出它的值，用文件名代替", fix: "在front matter里写slug" },
  fileTime: { message: "没有写日期，用文件的修改日期" },
  shortcode: { message: "短代码没有对应的写法，短代码删去，其中的文字保留", fix: "用Markdown、:::提示或HTML重写" },
  noParam: { message: "没有这个参数的值", fix: "把值直接写进页面" },
  format: { message: "不是Markdown的页面没有搬来", fix: "转成Markdown（例如用pandoc），再导入一次" },
  expired: { message: "已过期的页面成了草稿" },
  refused: {
    message: "没有运行配置，只取了其中写明的文字",
    fix: "信得过这个项目时，去掉--no-config（或CONTENT_TRUST=none）再导入一次",
  },
  config: { message: "配置文件运行不了，只取了其中写明的文字", fix: "先让它能在原来的项目里运行，或在site.yml里写" },
  missingPackage: { message: "配置需要的包没有安装，其中来自它的值（例如生成的侧边栏）按空处理" },
  component: { message: "Vue组件没有搬来，标签删去，其中的文字保留", fix: "用Markdown或HTML重写" },
  directive: { message: "Vue的指令没有搬来，已从标签上删去" },
  interpolation: { message: "{{ }}在这里是普通文字，原样保留", fix: "写上它的值" },
  toc: { message: "[[toc]]删去：页面旁边本来就有目录" },
  dynamic: { message: "由程序生成的页面没有搬来", fix: "把生成的页面写成文件" },
  sidebarLink: { message: "侧边栏的链接没有对应的页面，已删去", fix: "在sidebars.yml里补上" },
  head: { message: "页面头部的脚本和样式没有搬来：本站的安全策略不运行别处的脚本" },
  home: { message: "首页全由主题画出，这里换成了普通的首页", fix: "在pages/index.md里写自己的首页" },
  theme: { message: "主题的组件没有搬来" },
  locale: { message: "本站只有一种语言：其他语言的页面留在原来的地址，菜单是默认语言的" },
  charset: { message: '静态的HTML页面补上了<meta charset="utf-8">' },
  scheme: { message: "这种地址不能做文章里的链接，换成了#", fix: "写成行内代码，让读者自己复制" },
};
