import { createRequire } from "node:module";
import path from "node:path";
import type { Configuration, WebpackPluginInstance } from "webpack";
import { isHashedChunk } from "../../../hosting/hashed-chunk";

const ofGatsby = createRequire(createRequire(path.resolve("package.json")).resolve("gatsby"));

/**
 * Parts of Gatsby's runtime that do nothing on this site: Partytown runs `off-main-thread` scripts, which it has none of;
 * its service worker is registered by src/offline/register-worker.ts; nothing calls `useScrollRestoration`, which
 * as a CommonJS module also kept webpack from leaving out anything of the router.
 */
const unused = [
  ofGatsby.resolve("gatsby/dist/internal-plugins/partytown/gatsby-browser.js"),
  path.resolve(".cache/register-service-worker.js"),
  ofGatsby.resolve("gatsby-react-router-scroll/use-scroll-restoration.js"),
];

/** A path, since it is webpack that loads it, for the browser. */
const noPropTypes = path.resolve("src/gatsby/patches/webpack/no-prop-types.cjs");

/** Plugins as Gatsby's hook hands them over. */
interface Plugins {
  readonly extractText: (options: object) => WebpackPluginInstance;
  readonly define: (definitions: Readonly<Record<string, string>>) => WebpackPluginInstance;
}

/** Makes the browser's bundle lighter than Gatsby does by itself. */
export function adaptBundle(config: Configuration, { extractText, define }: Plugins): Configuration {
  return {
    ...config,
    // What package.json names; Gatsby says ES5.
    target: "browserslist",
    // Maps of minified code, which no page needs and no reader loads, took long to make.
    devtool: false,
    // Chunks of former builds would stay in the folder that is deployed, where nothing leads to them any more.
    output: { ...config.output, clean: { keep: (file) => !isHashedChunk(file) } },
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...without(unused), "prop-types": noPropTypes } },
    // See src/gatsby/patches/html/drop-chunk-map.ts.
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== "MiniCssExtractPlugin"),
      extractText(stylesheetNames),
      define({ "window.___chunkMapping": "({})" }),
    ],
    optimization: {
      ...config.optimization,
      splitChunks: oneStylesheetAChunk(config),
      minimizer: minimizers(config),
    },
  };
}

/** The names of chunks would make the list of stylesheets, which every visitor loads, three times as long. */
const stylesheetNames = { filename: "[name].[contenthash].css", chunkFilename: "[id].[contenthash].css" };

/** For webpack, `false` is an empty module. */
function without(files: readonly string[]): Record<string, false> {
  return Object.fromEntries(files.map((file) => [file, false]));
}

/** `gatsby develop` puts all styles into one file, in any order that will do, and would warn of each that it has to choose. */
export function keepOrderQuiet(config: Configuration): Configuration {
  for (const plugin of (config.plugins ?? []) as (WebpackPluginInstance & { options?: object })[]) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") Object.assign(plugin.options ?? {}, { ignoreOrder: true });
  }
  return config;
}

/**
 * Gatsby puts all styles of a site into every page, since the order of rules in several files may change. Here it makes
 * no difference: an element has classes of one CSS module only, and global styles stand in layers.
 */
function oneStylesheetAChunk({ optimization }: Configuration) {
  const splitChunks = optimization?.splitChunks || {};
  return { ...splitChunks, cacheGroups: { ...splitChunks.cacheGroups, styles: false as const } };
}

/**
 * Gatsby minifies for Internet Explorer, with Terser. SWC takes a fifth of its time, and what it makes is even one percent
 * smaller. Gatsby's second minimizer, for CSS, stays, without a process of its own: the styles are few, and it would come
 * when a build has most in memory. SWC has one, which ends, while its memory would stay.
 */
function minimizers({ optimization }: Configuration): WebpackPluginInstance[] {
  const [, ...others] = (optimization?.minimizer ?? []) as (WebpackPluginInstance & { options?: object })[];
  const Minimizer: MinimizerPlugin = ofGatsby("terser-webpack-plugin");
  const terserOptions = { ecma: 2020, compress: { ecma: 2020, passes: 4 }, mangle: true };
  for (const { options } of others) Object.assign(options ?? {}, { parallel: false });
  return [new Minimizer({ minify: Minimizer.swcMinify, terserOptions }), ...others];
}

/** Runs one of several minifiers, whatever its name says. */
interface MinimizerPlugin {
  new (options: { readonly minify: unknown; readonly terserOptions: object }): WebpackPluginInstance;
  readonly swcMinify: unknown;
}
