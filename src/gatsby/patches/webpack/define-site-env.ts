import type { WebpackPluginInstance } from "webpack";
import { expectOne } from "../patch";
import { anchorIn, isNamed, removeFromConfig, replaceItem, type WebpackPatch } from "./webpack-patch";

/** What Gatsby's own code reads, and what a site hands its pages on purpose. */
const siteVariables = /^process\.env\.(?:NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT|GATSBY_\w*)$/;

/**
 * Keeps the machine's environment variables out of the bundle that renders pages, as Gatsby keeps them out of the
 * browser's. It defines every one of them, and webpack takes all modules as changed as soon as there is one more or less.
 */
export const defineSiteEnv: WebpackPatch = {
  name: "webpack/define-site-env",
  leansOn: "gatsby 5.16, webpack.config.js: one DefinePlugin for process.env.*, all of it in the stage build-html",
  gain: "a build in another terminal does not compile all modules and render all pages again",
  remove: removeFromConfig,
  apply: (config, { define }) => {
    const plugins = config.plugins ?? [];
    const anchor = anchorIn(config, defineSiteEnv, "DefinePlugin with process.env.NODE_ENV");
    const plugin = expectOne(plugins, definesEnv, anchor);
    const { definitions } = plugin;
    const kept = Object.entries(definitions).filter(
      ([name]) => !name.startsWith("process.env.") || siteVariables.test(name),
    );
    return { ...config, plugins: replaceItem(plugins, plugin, define(Object.fromEntries(kept))) };
  },
};

interface DefiningPlugin extends WebpackPluginInstance {
  readonly definitions: Readonly<Record<string, string>>;
}

/** gatsby-plugin-image has a DefinePlugin of its own, for names of its own. */
function definesEnv(plugin: Parameters<ReturnType<typeof isNamed>>[0]): plugin is DefiningPlugin {
  return isNamed("DefinePlugin")(plugin) && "process.env.NODE_ENV" in (plugin["definitions"] ?? {});
}
