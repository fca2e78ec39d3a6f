import type { CommentsSettings } from "./settings";

/** What site.yml says of comments; webpack puts it in its place. */
declare const COMMENTS: CommentsSettings | null;

/** The discussion below a page; null where site.yml names no provider, and then webpack leaves its code out. */
export const PageComments =
  COMMENTS === null ? null : (require("./comments") as typeof import("./comments")).commentsOf(COMMENTS);
