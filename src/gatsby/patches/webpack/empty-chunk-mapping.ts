import { readFileSync } from "node:fs";
import { expectPresent } from "../patch";
import { resolveOfGatsby } from "./of-gatsby";
import { anchorIn, removeFromConfig, type WebpackPatch, withPlugins } from "./webpack-patch";

const mapping = "window.___chunkMapping";

/**
 * Hands Gatsby's loader an empty chunk mapping, which html/drop-chunk-mapping takes out of pages. The loader then only
 * prefetches a page's data, and webpack's runtime loads its chunks.
 * @param loader code of Gatsby's loader
 */
export function emptyChunkMapping(loader = gatsbyLoader()): WebpackPatch {
  const patch: WebpackPatch = {
    name: "webpack/empty-chunk-mapping",
    leansOn: `gatsby 5.16, cache-dir/loader.js: it reads ${mapping}[componentChunkName]`,
    gain: "what html/drop-chunk-mapping gains; without this the loader would throw",
    remove: `${removeFromConfig}, together with src/gatsby/patches/html/drop-chunk-mapping.ts`,
    apply: (config, { define }) => {
      const anchor = { ...anchorIn(config, patch, `${mapping}[`), where: "gatsby/cache-dir/loader.js" };
      expectPresent(loader.includes(`${mapping}[`), anchor);
      return withPlugins(config, define({ [mapping]: "({})" }));
    },
  };
  return patch;
}

function gatsbyLoader(): string {
  const file = resolveOfGatsby("gatsby/cache-dir/loader.js");
  return file === undefined ? "" : readFileSync(file, "utf8");
}
