/** Whether this is `gatsby build`, as opposed to `gatsby develop`. Gatsby sets the variable. */
export const isBuild = process.env["gatsby_executing_command"] === "build";

/** The values of `draft` that pages may have. Drafts have pages only in development. */
export const shownDrafts: readonly boolean[] = isBuild ? [false] : [false, true];
