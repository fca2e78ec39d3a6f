import type { Configuration, RuleSetRule, WebpackPluginInstance } from "webpack";
import type { Anchor, Patch } from "../patch";

/** A patch of the webpack configuration that Gatsby has made for a stage. */
export interface WebpackPatch extends Patch {
  /**
   * @param plugins makers of webpack's plugins, from the webpack that Gatsby runs
   * @returns the changed configuration; the one handed in stays as it is
   * @throws PatchError where it does not hold what the patch looks for
   */
  readonly apply: (config: Configuration, plugins: PluginMakers) => Configuration;
}

export interface PluginMakers {
  /** mini-css-extract-plugin */
  readonly extractText: (options: object) => WebpackPluginInstance;
  /** webpack's DefinePlugin */
  readonly define: (definitions: Readonly<Record<string, string>>) => WebpackPluginInstance;
}

/** How a patch of the configuration is taken out, where nothing else belongs to it. */
export const removeFromConfig = "delete its lines in src/gatsby/hooks/on-create-webpack-config.ts";

/** What a patch looks for, in a stage's configuration. */
export function anchorIn(config: Configuration, patch: Patch, lookedFor: string): Anchor {
  return { patch, lookedFor, where: `webpack's configuration for ${config.name ?? "a stage without a name"}` };
}

type Plugin = NonNullable<Configuration["plugins"]>[number];

interface NamedPlugin extends WebpackPluginInstance {
  readonly options?: object;
}

/** Tells plugins by the name of their class: Gatsby's webpack need not be the one that this code could import. */
export function isNamed(name: string): (plugin: Plugin | "...") => plugin is NamedPlugin {
  return (plugin): plugin is NamedPlugin =>
    typeof plugin === "object" && plugin !== null && plugin.constructor.name === name;
}

/** Adds plugins behind those that are there. */
export function withPlugins(config: Configuration, ...added: readonly WebpackPluginInstance[]): Configuration {
  return { ...config, plugins: [...(config.plugins ?? []), ...added] };
}

/** Replaces one item of a list and keeps the order. */
export function replaceItem<T>(items: readonly T[], item: T, replacement: T): T[] {
  return items.map((each) => (each === item ? replacement : each));
}

/** The module rules of a configuration. Gatsby writes none of webpack's shorthands for one. */
export function rulesOf(config: Configuration): readonly RuleSetRule[] {
  return (config.module?.rules ?? []).filter((rule) => typeof rule === "object" && rule !== null);
}
