/** Texts of the docs landing page. */
export const docsLandingText = {
  description: "全部笔记按领域排好，从每个领域的导读开始，或者直接走到想读的一页。",
} as const;
