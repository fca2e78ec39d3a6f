import { digestOfFiles } from "../../lib/node/files";
import { expectSource } from "./expect-source";

/**
 * Makes Gatsby 5.16 delete its cache when the site's code, its packages or the settings that affect
 * nodes have changed.
 *
 * Gatsby deletes its cache when the version of a plugin changes. It compares the versions after
 * `onPreInit`. For the site's own plugin, the version is a digest of the root's `gatsby-*` files.
 * They import the code of src, so the digest does not change with that code.
 * @throws Error if the site's own plugin is not found, or if Gatsby compiles the site's code to
 * another folder
 */
export function versionSitePlugin(
  plugins: readonly { readonly name: string; version: string }[],
  config: object,
): void {
  const sitePlugin = plugins.find(({ name }) => name === "default-site-plugin");
  if (!sitePlugin)
    throw new Error(
      "Gatsby has no plugin default-site-plugin, as in 5.16: see src/gatsby/patches/site-plugin-version.ts.",
    );
  // The digest of a missing file never changes.
  expectSource(compiler, [`COMPILED_CACHE_DIR = \`${compiledFolder}\``], "site-plugin-version.ts");
  sitePlugin.version = `${codeDigest()} ${JSON.stringify(config)}`;
}

const compiler = "gatsby/dist/utils/parcel/compile-gatsby-files.js";
const compiledFolder = ".cache/compiled";

/** Returns a digest of the site's build code, as compiled by Gatsby, and of package-lock.json. */
export function codeDigest(): string {
  return digestOfFiles([`${compiledFolder}/gatsby-node.js`, "package-lock.json"]);
}
