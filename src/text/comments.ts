/** Texts of the discussion below a page. */
export const commentsText = {
  heading: "评论",
  atGitHub: "在GitHub上看讨论",
  unreachable: (host: string) => `连不上${host}，评论没有载入。`,
};
