/** Whether this is a build, as opposed to `gatsby develop`. Gatsby sets the variable. */
export const isBuild = process.env["gatsby_executing_command"] === "build";
