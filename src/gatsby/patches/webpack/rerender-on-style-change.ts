import type { Compilation, Compiler, WebpackPluginInstance } from "webpack";
import { expectPresent } from "../patch";
import { removeFromConfig, type WebpackPatch, withPlugins } from "./webpack-patch";

/**
 * Has Gatsby render pages again when a stylesheet has changed. It inlines styles into pages, yet renders one again only
 * when its data or the code that renders it has changed, and that code knows nothing but the names of classes.
 * @returns a patch of both bundles; it has to be the same one, since the second learns from the first
 */
export function rerenderOnStyleChange(): WebpackPatch {
  const sheets = new StylesheetNames();
  return {
    ...rerendering,
    apply: (config) => withPlugins(config, config.name === "build-html" ? sheets.hash : sheets.read),
  };
}

const rerendering = {
  name: "webpack/rerender-on-style-change",
  leansOn:
    "gatsby 5.16, build.js: it bundles build-javascript before build-html, and renders all pages when the latter's hash changes",
  gain: "a build after a change of styles alone does not leave pages with the old ones",
  remove: removeFromConfig,
};

/** Carries the names of stylesheets, which change with their content, from one bundle to the hash of the next. */
export class StylesheetNames {
  private names = "";

  /** For the browser's bundle, which comes first. */
  readonly read: WebpackPluginInstance = {
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap("StylesheetNames", ({ compilation }) => {
        const sheets = Object.keys(compilation.assets).filter((name) => name.endsWith(".css"));
        this.names = sheets.sort().join();
        expectPresent(sheets.length > 0, { patch: rerendering, lookedFor: "a stylesheet", where: "webpack's assets" });
      }),
  };

  /** For the bundle that renders pages. */
  readonly hash: WebpackPluginInstance = {
    apply: ({ hooks }: Compiler) =>
      hooks.thisCompilation.tap("StylesheetNames", (compilation: Compilation) => {
        const anchor = {
          patch: rerendering,
          lookedFor: "a stylesheet",
          where: "the browser's bundle, to be built first",
        };
        expectPresent(this.names !== "", anchor);
        compilation.hooks.chunkHash.tap("StylesheetNames", (_, hash) => hash.update(this.names));
      }),
  };
}
