/** Labels and messages on the pages of the blog. */
export const blogText = {
  nav: "博客导航",
  navItems: { list: "博文", archive: "历史博文", tags: "标签", authors: "作者", subscribe: "订阅" },
  pageOf: (page: number, count: number) => `第 ${page} 页，共 ${count} 页`,
  page: (page: number) => `第 ${page} 页`,
  titleOfPage: (title: string, page: number) => (page === 1 ? title : `${title}（第 ${page} 页）`),
  readMore: (minutes: number | null) => (minutes === null ? "继续阅读" : `继续阅读 · ${minutes} 分钟`),
  readMoreOf: (title: string) => `：阅读《${title}》的全文`,
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
} as const;

/** Texts of the subscription page, and the titles of feeds in a page's head. */
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
} as const;
