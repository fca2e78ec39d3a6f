import { readFileSync } from "node:fs";
import path from "node:path";
import type { Compiler, Configuration, FileCacheOptions, LoaderContext, Stats } from "webpack";
import { componentAliases } from "../bundle/client-components";
import { stylesheetEntry } from "../bundle/stylesheet";
import { digestOf, filesBelow } from "../lib/node/files";
import { codeDigest } from "./patches/site-plugin-version";

const thisFile = "src/gatsby/webpack-filters.ts";

function changed(what: string): string {
  return `Gatsby's configuration of webpack has ${what}, unlike that of 5.16: see ${thisFile}`;
}

/**
 * Makes webpack discard its cache when the site's code or its packages change. Gatsby does not
 * delete webpack's cache with its own (services/initialize.js), and webpack does not notice when a
 * function in a loader's options changes.
 * @throws Error if webpack has no cache on disk
 */
export function cachedByCode(config: Configuration): Configuration {
  return withCache(config, { version: codeDigest() });
}

/**
 * Stops webpack from checking its cache against every file of its loaders, which include most of
 * Gatsby. The check takes seconds of a first build and is not needed, because `cachedByCode` covers
 * everything that can change.
 * @throws Error if webpack has no cache on disk
 */
export function trustingGatsby({ plugins = [], ...config }: Configuration): Configuration {
  const trust = ({ compilation }: Stats) => compilation.buildDependencies.clear();
  const plugin = { apply: ({ hooks }: Compiler) => hooks.done.tap("trusting-gatsby", trust) };
  return withCache({ ...config, plugins: [...plugins, plugin] }, { buildDependencies: { defaultWebpack: [] } });
}

function withCache({ cache, ...config }: Configuration, options: Partial<FileCacheOptions>): Configuration {
  if (typeof cache !== "object" || cache.type !== "filesystem") throw new Error(changed("no cache of webpack on disk"));
  return { ...config, cache: { ...cache, ...options } };
}

/**
 * Turns off warnings about the order of CSS. Rules are in cascade layers, and each element uses
 * classes from one module, so the order does not matter.
 * @throws Error if another plugin extracts the CSS
 */
export function inAnyOrder(config: Configuration): Configuration {
  const plugin = config.plugins?.find((candidate) => candidate?.constructor.name === "MiniCssExtractPlugin");
  const { options } = (plugin ?? {}) as { options?: object };
  if (options === undefined) throw new Error(changed("no MiniCssExtractPlugin with options"));
  Object.assign(options, { ignoreOrder: true });
  return config;
}

/**
 * Matches imports of packages, so that this build leaves them out. Does not match style sheets or
 * the components of articles, because their styles go into the site's stylesheet.
 */
const ofPackage = /^(?!client-components$)[@a-z][^!]*(?<!\.css)$/i;

/** Styles that only `gatsby develop` uses, because they show the author's errors. */
const developStyles = path.resolve("src/components/author-tools/author-problems.module.css");

/**
 * Makes webpack build only the stylesheet, without the styles that only `gatsby develop` uses.
 * src/bundle/stylesheet.ts minifies the result.
 */
export function stylesAlone(config: Configuration): Configuration {
  const isStyle = (file: string) => file.endsWith(".module.css") && file !== developStyles;
  // Gatsby gives pages the result of a static query only if webpack builds the query's module.
  const asks = (file: string) => /\.tsx?$/.test(file) && /\buseStaticQuery[<(]/.test(readFileSync(file, "utf8"));
  const modules = filesBelow("src").map((file) => path.resolve("src", file));
  if (!modules.includes(developStyles)) throw new Error(`${developStyles} does not exist: see ${thisFile}`);
  const entryModules = modules.filter((file) => isStyle(file) || asks(file));
  const entry = [path.resolve("src/styles/global.css"), ...entryModules, componentAliases["client-components"]];
  const optimization = { ...config.optimization, minimize: false };
  // The entry is not called `app`, because Gatsby would inline its styles into every page.
  return { ...config, entry: { [stylesheetEntry]: entry }, externals: ofPackage, optimization };
}

/** The part of a webpack rule that contains the options of css-loader. */
interface StyleRule {
  readonly oneOf?: readonly StyleRule[];
  readonly use?: readonly { readonly loader?: string; readonly options?: { modules?: object | false } }[];
}

/**
 * Shortens the class names of CSS modules: `.link` of sidebar.module.css becomes `link_` and five
 * hexadecimal digits for the file. Gatsby's names, such as `sidebar-module--link--db751`, would
 * take up a sixth of a page.
 * @throws Error if no rule handles CSS modules
 */
export function shortClassNames(config: Configuration): Configuration {
  const rules = (config.module?.rules ?? []) as readonly StyleRule[];
  const uses = [...rules, ...rules.flatMap(({ oneOf = [] }) => oneOf)].flatMap(({ use = [] }) => use);
  const loaders = uses.filter(({ loader, options }) => /\/css-loader\//.test(loader ?? "") && options?.modules);
  if (loaders.length === 0) throw new Error(changed("no rule for CSS modules"));
  const getLocalIdent = ({ rootContext, resourcePath }: LoaderContext<unknown>, _form: string, name: string) =>
    `${name}_${digestOf(path.relative(rootContext, resourcePath), 5)}`;
  for (const { options } of loaders) Object.assign(options?.modules ?? {}, { getLocalIdent });
  return config;
}

/**
 * Removes the rule of gatsby-plugin-typescript, which Gatsby always adds. Gatsby's own rule for
 * scripts already compiles TypeScript.
 * @throws Error if the rule is missing
 */
export function compiledOnce({ module, ...config }: Configuration): Configuration {
  const isOfTypeScript = (rule: unknown) => String((rule as { test?: RegExp } | null)?.test) === String(/\.tsx?$/);
  const rules = module?.rules ?? [];
  const others = rules.filter((rule) => !isOfTypeScript(rule));
  if (others.length === rules.length) throw new Error(changed("no rule of gatsby-plugin-typescript for /\\.tsx?$/"));
  return { ...config, module: { ...module, rules: others } };
}
