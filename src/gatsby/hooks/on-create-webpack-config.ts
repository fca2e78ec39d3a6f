import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";
import { adaptBundle, keepOrderQuiet } from "../patches/webpack/adapt-bundle";
import { adaptRenderer } from "../patches/webpack/adapt-renderer";
import { cacheByVersion } from "../patches/webpack/cache-by-version";
import { CodeHash } from "../patches/webpack/code-hash";
import { CollectGarbage } from "../patches/webpack/collect-garbage";
import { CompileAhead } from "../patches/webpack/compile-ahead";
import { compileWithSwc } from "../patches/webpack/compile-with-swc";
import { PageStyles } from "../patches/webpack/page-styles";
import { shortenClassNames } from "../patches/webpack/shorten-class-names";
import { CardsAfterBundles } from "../schedule/cards-in-background";
import { CheckedContentFirst } from "../schedule/check-in-background";

const styles = new PageStyles();
const garbage = new CollectGarbage();

/**
 * Sends the code of the search modal through the few edits the site needs in it, makes what is delivered light, and gives
 * the same code the same hash.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, plugins, stage }) => {
  actions.setWebpackConfig({
    plugins: [
      ...(stage === "build-javascript"
        ? [new CheckedContentFirst(), new CodeHash(), new CompileAhead(), styles.note]
        : []),
      ...(stage === "build-html" ? [styles.count, new CardsAfterBundles()] : []),
      ...(stage === "build-javascript" || stage === "build-html" ? [garbage] : []),
    ],
    module: {
      rules: [
        {
          test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
          enforce: "pre",
          use: path.resolve("src/gatsby/patches/docsearch/docsearch-edits.cjs"),
        },
      ],
    },
  });
  // Gatsby merges neither `output` nor `target` of a configuration it is handed, and merging cannot take anything away.
  let config = cacheByVersion(getConfig() as Configuration);
  if (stage === "build-javascript" || stage === "build-html")
    config = compileWithSwc(shortenClassNames(config), stage === "build-html" ? "node" : "browsers");
  if (stage === "build-javascript")
    config = adaptBundle(config, {
      extractText: (options) => plugins.extractText(options),
      define: (definitions) => plugins.define(definitions),
    });
  if (stage === "develop") config = keepOrderQuiet(config);
  if (stage === "build-html") config = adaptRenderer(config, (definitions) => plugins.define(definitions));
  actions.replaceWebpackConfig(config);
};
