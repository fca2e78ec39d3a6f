/** Whether this is `gatsby build`, as opposed to `gatsby develop`. Gatsby sets the variable. */
export const isBuild = process.env["gatsby_executing_command"] === "build";
