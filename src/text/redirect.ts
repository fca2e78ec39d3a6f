/** Texts of the page shown briefly at an old address. */
export const redirectText = {
  title: "页面已移动",
  moved: "页面已移动到：",
} as const;
