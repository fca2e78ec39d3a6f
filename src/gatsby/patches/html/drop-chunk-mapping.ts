import { replaceExactly } from "../patch";
import { type HtmlPatch, removeFromPages } from "./html-patch";

const chunkMapping = /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*/g;

/**
 * Gatsby writes the files of all templates' chunks into every page, so that its loader can prefetch a page's code. They
 * are JSON inside a JavaScript string, in which the loader finds no chunk. webpack's runtime knows the files too.
 */
export const dropChunkMapping: HtmlPatch = {
  name: "html/drop-chunk-mapping",
  leansOn: "gatsby 5.16, gatsby-webpack-stats-extractor.js: the script #gatsby-chunk-mapping on every page",
  gain: "every page is 2 kB smaller, and stays the same when another template's chunk changes",
  remove: `${removeFromPages}, together with src/gatsby/patches/webpack/empty-chunk-mapping.ts`,
  apply: (html, file) => replaceExactly(html, chunkMapping, "", { patch: dropChunkMapping, where: file }),
};
