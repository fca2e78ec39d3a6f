import type { Compiler, Configuration } from "webpack";
import { digestOfFiles } from "../../../lib/node/digest-of-files";
import { expectPresent } from "../patch";
import { anchorIn, removeFromConfig, type WebpackPatch, withPlugins } from "./webpack-patch";

/**
 * webpack's cache is valid for as long as these files stay as they are: the packages with their versions, what
 * package.json says to Babel and browserslist, and the site's own part of the configuration.
 */
const cacheVersionFiles = [
  "package.json",
  "package-lock.json",
  ".cache/compiled/gatsby-node.js",
  "src/gatsby/patches/docsearch/docsearch-edits.cjs",
];

/**
 * Has webpack validate its cache by a digest. By default it looks at every file that the bundler, its loaders and
 * gatsby-node.ts consist of, thousands of them, after each of two compilations and before each of the next.
 */
export function cacheByVersion(files: readonly string[] = cacheVersionFiles): WebpackPatch {
  const patch: WebpackPatch = {
    name: "webpack/cache-by-version",
    leansOn:
      "gatsby 5.16, webpack.config.js: a filesystem cache with buildDependencies.config; webpack 5.98: cache.version",
    gain: "webpack does not look up thousands of files four times in two builds",
    remove: removeFromConfig,
    apply: (config) => {
      const { cache } = config;
      if (cache === false) return config;
      const anchor = anchorIn(config, patch, "a filesystem cache with buildDependencies.config");
      expectPresent(isFilesystemCache(cache) && cache.buildDependencies?.["config"] !== undefined, anchor);
      // webpack adds itself unless something is said of it.
      const buildDependencies = { defaultWebpack: [] };
      const byVersion = { ...cache, version: digestOfFiles(files), buildDependencies };
      return withPlugins({ ...config, cache: byVersion }, new ForgetBuildDependencies());
    },
  };
  return patch;
}

type FilesystemCache = Extract<Configuration["cache"], { type: "filesystem" }>;

function isFilesystemCache(cache: Configuration["cache"]): cache is FilesystemCache {
  return typeof cache === "object" && cache.type === "filesystem";
}

/** Every loader that is used is added to the build dependencies, with all it requires. */
class ForgetBuildDependencies {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("ForgetBuildDependencies", ({ compilation }) => compilation.buildDependencies.clear());
  }
}
