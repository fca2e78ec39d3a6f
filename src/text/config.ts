/** What stands where the owner's site.yml says nothing. */
export const configText = {
  docs: "文档",
  blog: "博客",
  blogOf: (title: string) => `${title}的博客`,
  recentPosts: "最近的博文",
  copyright: (year: number | undefined, title: string) => (year === undefined ? `© ${title}` : `© ${year} ${title}`),
} as const;
