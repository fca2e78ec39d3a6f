/** Labels on docs pages. */
export const docsText = {
  breadcrumbs: "页面路径",
  home: "首页",
  pager: "文档分页导航",
  previous: "上一页",
  next: "下一页",
  itemCount: (count: number) => `${count} 个项目`,
  pageCount: (count: number) => `${count} 页`,
  categoryItems: "本类文章",
} as const;
