import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * `require` as Gatsby's own files see it. A patch must change the module that Gatsby has loaded. Where `node_modules` is a
 * symbolic link, the same file may be loaded a second time under the path of the link.
 */
export const gatsbyRequire = () => createRequire(realpathSync(path.resolve("node_modules/gatsby/package.json")));
