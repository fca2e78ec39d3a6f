import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { CodeHash } from "../delivery/code-hash";
import { isHashedChunk } from "../delivery/hashed-chunk";

/**
 * Sends the code of the search modal through the few edits the site needs in it, clears chunks of former builds out of
 * the folder that is deployed (nothing leads to them any more), and gives the same code the same hash.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  actions.setWebpackConfig({
    ...(stage === "build-javascript" && {
      output: { clean: { keep: (file: string) => !isHashedChunk(file) } },
      plugins: [new CodeHash()],
    }),
    module: {
      rules: [
        {
          test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
          enforce: "pre",
          use: path.resolve("src/data/search/docsearch-edits.cjs"),
        },
      ],
    },
  });
};
