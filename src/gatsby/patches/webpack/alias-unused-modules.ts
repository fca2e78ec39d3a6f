import path from "node:path";
import { expectPresent } from "../patch";
import { resolveOfGatsby } from "./of-gatsby";
import { anchorIn, removeFromConfig, type WebpackPatch } from "./webpack-patch";

/**
 * Modules of Gatsby's runtime that do nothing on this site: Partytown runs scripts with the strategy `off-main-thread`, of
 * which there are none; src/reading/register-worker.ts registers the service worker; there is one manifest for all pages;
 * `useScrollRestoration` is not used. The last two are CommonJS modules, which kept webpack from tree-shaking the router.
 */
const unusedModules = [
  "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
  "gatsby/cache-dir/register-service-worker.js",
  "gatsby-plugin-manifest/gatsby-browser.js",
  "gatsby-react-router-scroll/use-scroll-restoration.js",
];

/**
 * Bundles empty modules, which is what webpack makes of the alias `false`, instead of unused ones.
 * @param modules requests as Gatsby's own modules would make them
 */
export function aliasUnusedModules(modules: readonly string[] = unusedModules): WebpackPatch {
  const patch: WebpackPatch = {
    name: "webpack/alias-unused-modules",
    leansOn: "gatsby 5.16, gatsby-plugin-manifest 5.16 and gatsby-react-router-scroll 6.16: the paths of four modules",
    gain: "every reader loads less code: these modules, and the parts of the router that nothing calls",
    remove: removeFromConfig,
    apply: (config) => {
      const files = modules.map((request) => {
        const file = resolveOfGatsby(request);
        expectPresent(file !== undefined, { ...anchorIn(config, patch, request), where: "node_modules" });
        return bundledFile(file);
      });
      const aliases = Object.fromEntries(files.map((file) => [file, false as const]));
      return { ...config, resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...aliases } } };
    },
  };
  return patch;
}

/** Gatsby copies the folder cache-dir to .cache and bundles it from there. */
function bundledFile(file: string): string {
  const [, copied] = file.split(`${path.sep}cache-dir${path.sep}`);
  return copied === undefined ? file : path.resolve(".cache", copied);
}
