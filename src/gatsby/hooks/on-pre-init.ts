import type { GatsbyNode } from "gatsby";
import { site } from "../../config/site";
import { digestOfFiles } from "../../lib/node/digest-of-files";

interface Plugin {
  readonly name: string;
  version: string;
}

/**
 * Gatsby throws its cache away when the version of a plugin has changed, the site's own gatsby-node.ts included. That file
 * only names the hooks here, so it is told of the code behind them, of the packages, and of the configuration with what the
 * environment says to it: else pages would go on showing what older code, or another path prefix, has made of their texts.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store }) => {
  const plugins: readonly Plugin[] = store.getState().flattenedPlugins;
  const own = plugins.find(({ name }) => name === "default-site-plugin");
  const code = digestOfFiles([".cache/compiled/gatsby-node.js", "package-lock.json"]);
  if (own) own.version = `${code} ${JSON.stringify(site)}`;
};
