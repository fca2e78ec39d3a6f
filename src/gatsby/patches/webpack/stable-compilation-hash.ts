import { createHash } from "node:crypto";
import type { Compiler } from "webpack";
import { expectPresent } from "../patch";
import { removeFromConfig, type WebpackPatch, withPlugins } from "./webpack-patch";

/**
 * Makes the compilation's hash a digest of the chunks' names, which change with their content. Gatsby writes that hash
 * into every page, and an open page that meets another one takes the site for newly deployed. webpack's own also counts
 * how stylesheets were compiled, so it differs between a first build and one with a cache.
 */
export const stableCompilationHash: WebpackPatch = {
  name: "webpack/stable-compilation-hash",
  leansOn:
    "webpack 5.98: Stats.hash reads compilation.hash; gatsby 5.16, build.js: it reads stats.hash after the hook done",
  gain: "a deployment that changes no code is not announced to open pages, and builds are reproducible",
  remove: removeFromConfig,
  apply: (config) => withPlugins(config, new StableCompilationHash()),
};

export class StableCompilationHash {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap({ name: "StableCompilationHash", stage: -100 }, (stats) => {
      const { compilation } = stats;
      const names = Object.keys(compilation.assets).sort();
      compilation.hash = createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 20);
      const lookedFor = "a hash that follows compilation.hash";
      const anchor = { patch: stableCompilationHash, lookedFor, where: "webpack's Stats" };
      expectPresent(stats.hash === compilation.hash, anchor);
    });
  }
}
