import { existsSync } from "node:fs";
import path from "node:path";
import { expectPresent } from "../patch";
import { removeFromConfig, type WebpackPatch } from "../webpack/webpack-patch";

const bundledModule = /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/;
const loader = path.resolve("src/gatsby/patches/docsearch/docsearch-edits.cjs");

/**
 * Sends DocSearch's code through a loader with the few edits that the site needs, each of which asserts that it matched.
 * @param file the module that is bundled, below node_modules
 */
export function editDocSearch(file = "@docsearch/react/dist/esm/index.js"): WebpackPatch {
  const patch: WebpackPatch = {
    name: "docsearch/edit-docsearch",
    leansOn: "@docsearch/react 3.9.0: its code in one module, and the texts in docsearch-edits.cjs",
    gain: "a search modal that keeps the strict policy, takes long queries and is accessible; docsearch-edits.cjs has a reason for each edit",
    remove: `${removeFromConfig}, and the folder src/gatsby/patches/docsearch; the modal then breaks the policy`,
    apply: (config) => {
      const anchor = { patch, lookedFor: file, where: "node_modules" };
      expectPresent(existsSync(path.resolve("node_modules", file)), anchor);
      const rule = { test: bundledModule, enforce: "pre" as const, use: loader };
      return { ...config, module: { ...config.module, rules: [...(config.module?.rules ?? []), rule] } };
    },
  };
  return patch;
}
