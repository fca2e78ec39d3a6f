export const homeText = {
  areas: "目录",
  posts: "新近的博文",
  allPosts: "全部博文",
  pageCount: (count: number) => `${count} 页`,
  pages: "页面",
} as const;
