export const pagesText = {
  notFound: {
    title: "找不到页面",
    text: "我们找不到您要找的页面。",
    advice: "请联系原始链接来源网站的所有者，并告知他们链接已损坏。",
    home: "回到首页",
    search: "搜索本站",
  },
  friends: "友链列表",
  print: "打印简历",
} as const;
