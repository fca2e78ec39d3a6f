import type { Configuration, WebpackPluginInstance } from "webpack";

type Definitions = Readonly<Record<string, string>>;

/** What Gatsby's own code asks for, and what a site gives its pages on purpose. */
const wanted = /^process\.env\.(?:NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT|GATSBY_\w*)$/;

/**
 * Keeps the variables of the machine out of the bundle that renders pages, as Gatsby keeps them out of the browser's.
 * It hands over all there are, and webpack takes every module for a changed one as soon as there is one more or less:
 * a build in another terminal compiled all modules and rendered all pages anew.
 * @param define makes webpack's `DefinePlugin`
 */
export function adaptRenderer(
  config: Configuration,
  define: (definitions: Definitions) => WebpackPluginInstance,
): Configuration {
  const plugins = config.plugins ?? [];
  return {
    ...config,
    plugins: plugins.map((plugin) => (isDefinePlugin(plugin) ? define(forSite(plugin.definitions)) : plugin)),
  };
}

function forSite(definitions: Definitions): Definitions {
  const kept = Object.entries(definitions).filter(([name]) => !name.startsWith("process.env.") || wanted.test(name));
  return Object.fromEntries(kept);
}

/** By its name: Gatsby's webpack need not be the one that this file could import. */
function isDefinePlugin(plugin: unknown): plugin is { readonly definitions: Definitions } {
  return plugin?.constructor.name === "DefinePlugin";
}
