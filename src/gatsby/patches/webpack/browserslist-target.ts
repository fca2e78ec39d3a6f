import { isDeepStrictEqual } from "node:util";
import { expectPresent } from "../patch";
import { anchorIn, removeFromConfig, type WebpackPatch } from "./webpack-patch";

const gatsbyTarget = ["web", "es5"];

/** Has webpack write its runtime for the browsers that package.json names. Gatsby asks for ES5, whatever it says. */
export const browserslistTarget: WebpackPatch = {
  name: "webpack/browserslist-target",
  leansOn: `gatsby 5.16, webpack.config.js: the target ${JSON.stringify(gatsbyTarget)}, which setWebpackConfig ignores`,
  gain: "webpack's runtime and the wrappers of chunks are in today's JavaScript, and smaller",
  remove: removeFromConfig,
  apply: (config) => {
    const anchor = anchorIn(config, browserslistTarget, `target ${JSON.stringify(gatsbyTarget)}`);
    expectPresent(isDeepStrictEqual(config.target, gatsbyTarget), anchor);
    return { ...config, target: "browserslist" };
  },
};
