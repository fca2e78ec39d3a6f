/** Texts of the subscription page, and the titles of feeds in a page's head. */
export const feedsText = {
  title: "订阅",
  description: "用阅读器订阅博客，新文章发布之后会自动出现在那里，不需要账号，也不需要留下邮箱。",
  linkTitle: (site: string, format: string) => `${site}（${format}）`,
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
