import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * Returns the `require` of Gatsby's own files, because a patch must change the module that Gatsby
 * has loaded. If `node_modules` is a symbolic link, the same file could be loaded a second time
 * under the path of the link.
 */
export const gatsbyRequire = () => createRequire(realpathSync(path.resolve("node_modules/gatsby/package.json")));
