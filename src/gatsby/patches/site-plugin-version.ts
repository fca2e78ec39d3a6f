import { digestOfFiles } from "../../lib/node/files";

/**
 * Has Gatsby 5.16, which reads the versions after onPreInit, drop its cache when the site's code, its packages or the
 * settings that nodes are made with have changed. It does so when the version of a plugin has, and takes a digest of
 * gatsby-node.ts for the site's own; but that file only names the hooks.
 * @throws Error where the site's own plugin is not found
 */
export function versionSitePlugin(
  plugins: readonly { readonly name: string; version: string }[],
  config: object,
): void {
  const own = plugins.find(({ name }) => name === "default-site-plugin");
  if (!own)
    throw new Error(
      "Gatsby has no plugin default-site-plugin, as in 5.16: see src/gatsby/patches/site-plugin-version.ts.",
    );
  const code = digestOfFiles([".cache/compiled/gatsby-node.js", "package-lock.json"]);
  own.version = `${code} ${JSON.stringify(config)}`;
}
