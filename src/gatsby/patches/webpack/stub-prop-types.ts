import path from "node:path";
import { expectPresent } from "../patch";
import { resolveOfGatsby } from "./of-gatsby";
import { anchorIn, removeFromConfig, type WebpackPatch } from "./webpack-patch";

/** A path, since webpack loads it, for the browser. */
const replacement = path.resolve("src/gatsby/patches/webpack/no-prop-types.cjs");

/**
 * Replaces the package prop-types, which checks nothing in production, by a module of four lines.
 * @param request the package, as Gatsby's modules import it
 */
export function stubPropTypes(request = "prop-types"): WebpackPatch {
  const patch: WebpackPatch = {
    name: "webpack/stub-prop-types",
    leansOn: "gatsby 5.16, gatsby-link and the router: they import prop-types 15",
    gain: "every reader loads less code",
    remove: `${removeFromConfig}, and no-prop-types.cjs`,
    apply: (config) => {
      const lookedFor = `the package ${request} among Gatsby's dependencies`;
      expectPresent(resolveOfGatsby(request) !== undefined, anchorIn(config, patch, lookedFor));
      return {
        ...config,
        resolve: { ...config.resolve, alias: { ...config.resolve?.alias, [request]: replacement } },
      };
    },
  };
  return patch;
}
