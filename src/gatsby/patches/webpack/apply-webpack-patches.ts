import type { CreateWebpackConfigArgs } from "gatsby";
import type { Configuration, WebpackPluginInstance } from "webpack";
import { expectPresent, isApplied, type Patch } from "../patch";
import { anchorIn, type WebpackPatch, withPlugins } from "./webpack-patch";

const replacing: Patch = {
  name: "webpack/apply-webpack-patches",
  leansOn: "gatsby 5.16, redux/reducers/webpack.js: REPLACE_WEBPACK_CONFIG takes every option as it is",
  gain: "patches can change output and target, which setWebpackConfig ignores, and take something away, which merging cannot",
  remove: "only together with all patches of webpack's configuration",
};

/**
 * Applies patches to the configuration of a stage, in their order, and replaces Gatsby's as a whole.
 * @param args what Gatsby hands to `onCreateWebpackConfig`
 * @param added plugins of the site's own
 * @throws PatchError where a patch does not fit, or Gatsby does not take the result as it is
 */
export function applyWebpackPatches(
  { actions, getConfig, plugins }: Pick<CreateWebpackConfigArgs, "actions" | "getConfig" | "plugins">,
  patches: readonly WebpackPatch[],
  added: readonly WebpackPluginInstance[],
): void {
  const makers = {
    extractText: (options: object) => plugins.extractText(options),
    define: (definitions: Readonly<Record<string, string>>) => plugins.define(definitions),
  };
  const gatsbyConfig: Configuration = withPlugins(getConfig(), ...added);
  const patched = patches.filter(isApplied).reduce((config, patch) => patch.apply(config, makers), gatsbyConfig);
  actions.replaceWebpackConfig(patched);
  const taken: Readonly<Record<string, unknown>> = getConfig();
  for (const [option, value] of Object.entries(patched)) {
    expectPresent(taken[option] === value, anchorIn(patched, replacing, `the patched option ${option}`));
  }
}
