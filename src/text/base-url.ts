/** The home page's message if its scripts fail to load. `current` is the base path that the site was built for. */
export const baseUrlText = {
  title: "网站没有正确加载",
  text: "脚本没有加载成功，内容仍可阅读。最常见的原因是网站的基础路径（PATH_PREFIX）配置有误。",
  current: (current: string) => `当前配置的基础路径：${current}`,
  suggestion: "建议改为：",
  same: "它与此页地址相符，也可能是网络中断：请检查网络连接，然后刷新页面。",
} as const;
