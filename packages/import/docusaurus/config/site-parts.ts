import { resolveRelative } from "../../../../src/lib/paths";
import { listOf, recordOf, stringOf } from "../../data";
import { packageKey } from "../../evaluate/stub";

type Data = Readonly<Record<string, unknown>>;

/** A content plugin with its options. */
export interface ContentPlugin {
  /** `default` unless the plugin's options set another id. */
  readonly id: string;
  /** The plugin's content folder, relative to the project; null if it is outside the project. */
  readonly folder: string | null;
  /**
   * Start of its pages' addresses, without leading and trailing slashes: `docs`, `docs/next`; ""
   * for the root.
   */
  readonly routeBasePath: string;
  /** `current`, or a name such as `version-1.0`, as in the names of translation folders. */
  readonly version: string;
  readonly options: Data;
}

/** The parts of a configuration that concern content. */
export interface SiteParts {
  /** The configuration's folder in the project. */
  readonly base: string;
  readonly config: Data;
  readonly themeConfig: Data;
  readonly locale: string;
  readonly docs: readonly ContentPlugin[];
  /** The docs' versions other than the main one. */
  readonly versions: readonly ContentPlugin[];
  readonly blogs: readonly ContentPlugin[];
  readonly pages: readonly ContentPlugin[];
  readonly staticFolders: readonly string[];
  /** The remaining plugins and themes, by name, with their options. */
  readonly others: readonly { readonly name: string; readonly options: Data }[];
  /** All options of the preset, such as `docs`, `gtag` and `sitemap`. */
  readonly preset: Data;
}

/**
 * Collects the parts of a configuration that concern content. Content plugins may be in the options
 * of a preset, in `plugins` or in `themes`.
 */
export function sitePartsOf(config: Data, base: string): SiteParts {
  const preset = presetOptions(config);
  const plugins = [...listOf(config.plugins), ...listOf(config.themes)].map(pluginOf).filter(({ name }) => name !== "");
  const content = (kind: "docs" | "blog" | "pages", folder: string, route: string): ContentPlugin[] => {
    const own = plugins.filter((plugin) => kindOf(plugin) === kind);
    const options = preset?.[kind] === false || preset === null ? [] : [recordOf(preset[kind])];
    return [...options, ...own.map((plugin) => plugin.options)].map((data) => ({
      id: stringOf(data.id) ?? "default",
      folder: resolveRelative(base, stringOf(data.path) ?? folder),
      routeBasePath: (stringOf(data.routeBasePath) ?? route).replace(/^\/+|\/+$/g, ""),
      version: "current",
      options: data,
    }));
  };
  const statics = listOf(config.staticDirectories).map(stringOf);
  return {
    base,
    config,
    themeConfig: recordOf(config.themeConfig),
    locale: stringOf(recordOf(config.i18n).defaultLocale) ?? "en",
    docs: content("docs", "docs", "docs"),
    versions: [],
    blogs: content("blog", "blog", "blog"),
    pages: content("pages", "src/pages", ""),
    staticFolders: (statics.length > 0 ? statics : ["static"]).flatMap(
      (folder) => resolveRelative(base, folder ?? "") ?? [],
    ),
    others: plugins.filter((plugin) => kindOf(plugin) === undefined),
    preset: preset ?? {},
  };
}

/**
 * Returns the kind of a plugin's content; undefined for other plugins. A local plugin counts as a
 * wrapper around a content plugin if its path contains `docs`, `blog` or `pages` and it has the
 * `path` option: https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-blog
 */
function kindOf({ name, options }: { readonly name: string; readonly options: Data }): string | undefined {
  const isLocal = /^(?:\.|\/|@site\/)/.test(name) && "path" in options;
  return (/content-(docs|blog|pages)(?![a-z])/.exec(name) ?? (isLocal ? /(docs|blog|pages)/.exec(name) : null))?.[1];
}

/**
 * Returns the options of the classic preset, or of the first preset if none is classic. Returns
 * null if the configuration has plugins but no presets, and an empty map if it has neither, so that
 * the defaults apply.
 */
function presetOptions(config: Data): Data | null {
  const presets = listOf(config.presets).map(pluginOf);
  if (presets.length === 0) return listOf(config.plugins).length === 0 ? {} : null;
  return presets.find(({ name }) => /(?:^|[/-])(?:preset-)?classic$/.test(name))?.options ?? presets[0]?.options ?? {};
}

/**
 * Reads a plugin entry: `"name"`, `["name", options]` or a required module. A function has no name,
 * so it gets "".
 */
function pluginOf(entry: unknown): { name: string; options: Data } {
  const [plugin, options] = Array.isArray(entry) ? entry : [entry, {}];
  return { name: stringOf(plugin) ?? stringOf(recordOf(plugin)[packageKey]) ?? "", options: recordOf(options) };
}

/** Returns whether a plugin uses a remark or rehype package, such as `remark-math`. */
export function usesPackage({ options }: ContentPlugin, name: RegExp): boolean {
  const used = [
    ...listOf(options.remarkPlugins),
    ...listOf(options.rehypePlugins),
    ...listOf(options.beforeDefaultRemarkPlugins),
  ];
  return used.some((entry) => name.test(pluginOf(entry).name));
}
