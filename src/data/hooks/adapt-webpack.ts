import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Sends the code of the search modal through the few edits the site needs in it. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) => {
  actions.setWebpackConfig({
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
