import type { Compiler, Configuration } from "webpack";
import { digestOfFiles } from "../../../lib/node/digest-of-files";

/**
 * What webpack keeps from build to build is good for as long as these files stay as they are: the packages with their
 * versions, what package.json says to Babel and of browsers, and the site's own part of the configuration.
 */
export const cacheVersionFiles = [
  "package.json",
  "package-lock.json",
  ".cache/compiled/gatsby-node.js",
  "src/gatsby/patches/docsearch/docsearch-edits.cjs",
];

/**
 * Lets webpack tell by a digest whether its cache is of use. By default it looks for every file that the bundler, its
 * loaders and gatsby-node.ts are made of, thousands of them, after each of two compilations and before each of the next.
 */
export function cacheByVersion(config: Configuration, files: readonly string[] = cacheVersionFiles): Configuration {
  const { cache } = config;
  if (typeof cache !== "object" || cache.type !== "filesystem") return config;
  // webpack adds itself where nothing is said of it.
  const buildDependencies = { defaultWebpack: [] };
  return {
    ...config,
    cache: { ...cache, version: digestOfFiles(files), buildDependencies },
    plugins: [...(config.plugins ?? []), new ForgetLoaders()],
  };
}

/** Each loader that is used counts among what the cache depends on, with all it loads. */
class ForgetLoaders {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("ForgetLoaders", ({ compilation }) => compilation.buildDependencies.clear());
  }
}
