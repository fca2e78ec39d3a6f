import { expectOne, expectPresent } from "../patch";
import { anchorIn, isNamed, removeFromConfig, type WebpackPatch } from "./webpack-patch";

/** Minifies the few stylesheets in the build's own process, not in another one that starts when memory is tightest. */
export const minifyCssInProcess: WebpackPatch = {
  name: "webpack/minify-css-in-process",
  leansOn: "css-minimizer-webpack-plugin 2.0: one CssMinimizerPlugin in optimization.minimizer, with options.parallel",
  gain: "a build needs one process less at its peak of memory",
  remove: removeFromConfig,
  apply: (config) => {
    const anchor = anchorIn(config, minifyCssInProcess, "CssMinimizerPlugin with options.parallel");
    const { options } = expectOne(config.optimization?.minimizer ?? [], isNamed("CssMinimizerPlugin"), anchor);
    expectPresent(options !== undefined && "parallel" in options, anchor);
    Object.assign(options, { parallel: false });
    return config;
  },
};
