/** Labels on docs pages. */
export const docsText = {
  breadcrumbs: "页面路径",
  home: "首页",
  pager: "文档分页导航",
  previous: "上一页",
  next: "下一页",
  itemCount: (count: number) => `${count} 个项目`,
  categoryItems: "本类文章",
  areaContents: "目录",
  noteTitle: (number: number, title: string) => `第${number}篇　${title}`,
  noteReference: (number: number) => `（第${number}篇）`,
  tags: {
    title: "文档的标签",
    description: "文档的全部标签，用得多的在前。",
    titleOf: (count: number, tag: string) => `${count} 篇文档含有标签「${tag}」`,
  },
  landingDescription: "全部笔记按领域排好，从每个领域的导读开始，或者直接走到想读的一页。",
} as const;
