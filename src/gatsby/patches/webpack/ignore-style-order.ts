import { expectOne, expectPresent } from "../patch";
import { anchorIn, isNamed, removeFromConfig, type WebpackPatch } from "./webpack-patch";

/**
 * Silences the warnings of `gatsby develop` that it has to choose an order of styles. It bundles all styles of the site
 * into one file, where any order will do; see per-chunk-stylesheets.ts.
 */
export const ignoreStyleOrder: WebpackPatch = {
  name: "webpack/ignore-style-order",
  leansOn: "mini-css-extract-plugin 1.6: one MiniCssExtractPlugin with the field options",
  gain: "warnings that an author sees are about something",
  remove: removeFromConfig,
  apply: (config) => {
    const anchor = anchorIn(config, ignoreStyleOrder, "MiniCssExtractPlugin with options");
    const { options } = expectOne(config.plugins ?? [], isNamed("MiniCssExtractPlugin"), anchor);
    expectPresent(options !== undefined && "ignoreOrder" in options, anchor);
    Object.assign(options, { ignoreOrder: true });
    return config;
  },
};
