/** Texts that the site adds to the Markdown copies and to llms.txt. */
export const llmsText = {
  source: (url: string) => `原文：<${url}>`,
  published: (date: string) => `发布：${date}`,
  updated: (date: string) => `更新：${date}`,
  about: "每一页都有Markdown版本，地址是网页地址加`/index.md`。下面的链接指向这些版本；全部正文见：",
  fullTitle: "全文",
  copies: (site: string) => `${site}的全部正文，按目录顺序排列，每一页以一级标题开头。`,
} as const;
