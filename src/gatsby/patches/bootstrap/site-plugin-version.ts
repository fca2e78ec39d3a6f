import { digestOfFiles } from "../../../lib/node/digest-of-files";
import { expectOne, type Patch } from "../patch";

/** A plugin in Gatsby's store. */
interface Plugin {
  readonly name: string;
  version: string;
}

const patch: Patch = {
  name: "bootstrap/site-plugin-version",
  leansOn:
    "gatsby 5.16: the plugin default-site-plugin in the store's flattenedPlugins, whose version is read after onPreInit",
  gain: "no page goes on showing what older code, or another path prefix, has made of its text",
  remove:
    "delete its call in src/gatsby/hooks/on-pre-init.ts, and run gatsby clean after every change of the code behind gatsby-node.ts",
};

/**
 * Has Gatsby drop its cache when the site's code, its packages or the settings that nodes are made with have changed. It does so when the
 * version of a plugin has, and takes a digest of gatsby-node.ts for the site's own; but that file only names the hooks.
 * @param plugins the store's flattenedPlugins, of which the site's own is changed
 * @param config the settings that what is cached was made with, the environment's part included
 * @throws PatchError where the site's own plugin is not found
 */
export function versionSitePlugin(plugins: readonly Plugin[], config: object): void {
  const lookedFor = "default-site-plugin";
  const own = expectOne(plugins, ({ name }) => name === lookedFor, { patch, lookedFor, where: "flattenedPlugins" });
  const code = digestOfFiles([".cache/compiled/gatsby-node.js", "package-lock.json"]);
  own.version = `${code} ${JSON.stringify(config)}`;
}
