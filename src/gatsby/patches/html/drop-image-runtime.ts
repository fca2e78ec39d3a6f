import { replaceExactly } from "../patch";
import { type HtmlPatch, removeFromPages } from "./html-patch";

const imageRuntime = new RegExp(
  [
    "<style>\\.gatsby-image-wrapper[^<]*</style>",
    "<noscript><style>\\.gatsby-image-wrapper[^<]*</style></noscript>",
    '<script type="module">const e="undefined"!=typeof HTMLImageElement[^<]*</script>',
  ].join(""),
  "g",
);

/**
 * gatsby-plugin-image writes styles and a script for its component into every page. The site shows the plugin's pictures
 * in plain elements (the component writes style attributes), so no page needs them.
 */
export const dropImageRuntime: HtmlPatch = {
  name: "html/drop-image-runtime",
  leansOn: "gatsby-plugin-image 3.16, gatsby-ssr.js: two style elements and a module script, one after the other",
  gain: "every page is 1.3 kB smaller, and its policy names three hashes fewer",
  remove: removeFromPages,
  apply: (html, file) => replaceExactly(html, imageRuntime, "", { patch: dropImageRuntime, where: file }),
};
