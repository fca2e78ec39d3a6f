import { expectPresent } from "../patch";
import { anchorIn, removeFromConfig, type WebpackPatch } from "./webpack-patch";

/** Leaves out the source maps of minified code: no page needs them, no reader loads them. */
export const omitSourceMaps: WebpackPatch = {
  name: "webpack/omit-source-maps",
  leansOn: 'gatsby 5.16, webpack.config.js: devtool "source-map"',
  gain: "a build takes less time and memory, and deploys fewer files",
  remove: removeFromConfig,
  apply: (config) => {
    expectPresent(config.devtool === "source-map", anchorIn(config, omitSourceMaps, 'devtool "source-map"'));
    return { ...config, devtool: false };
  },
};
