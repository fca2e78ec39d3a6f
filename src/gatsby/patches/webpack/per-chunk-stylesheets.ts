import { expectOne, expectPresent } from "../patch";
import { anchorIn, isNamed, removeFromConfig, replaceItem, type WebpackPatch } from "./webpack-patch";

/** Ids instead of names: the list of stylesheets, which every visitor loads, would be three times as long with names. */
const fileNames = { filename: "[name].[contenthash].css", chunkFilename: "[id].[contenthash].css" };

/**
 * Gives every chunk its own stylesheet. Gatsby bundles the styles of the whole site and inlines them into every page,
 * because the order of rules from several files might change. Here that makes no difference: an element has classes of one
 * CSS module only, and global styles are in layers.
 */
export const perChunkStylesheets: WebpackPatch = {
  name: "webpack/per-chunk-stylesheets",
  leansOn: "gatsby 5.16, webpack.config.js: one MiniCssExtractPlugin, and the cache group styles",
  gain: "a page holds the styles of its own template, not of all",
  remove: removeFromConfig,
  apply: (config, { extractText }) => {
    const { plugins = [], optimization } = config;
    const extract = expectOne(
      plugins,
      isNamed("MiniCssExtractPlugin"),
      anchorIn(config, perChunkStylesheets, "MiniCssExtractPlugin"),
    );
    const splitChunks = optimization?.splitChunks || {};
    const anchor = anchorIn(config, perChunkStylesheets, "the cache group styles of optimization.splitChunks");
    expectPresent(splitChunks.cacheGroups?.["styles"] !== undefined, anchor);
    return {
      ...config,
      plugins: replaceItem(plugins, extract, extractText(fileNames)),
      optimization: {
        ...optimization,
        splitChunks: { ...splitChunks, cacheGroups: { ...splitChunks.cacheGroups, styles: false } },
      },
    };
  },
};
