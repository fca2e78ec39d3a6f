import { readFileSync } from "node:fs";
import path from "node:path";
import type { Compiler, Configuration, Stats } from "webpack";
import { componentAliases } from "../bundle/client-components";
import { stylesheetEntry } from "../bundle/stylesheet";
import { digestOf, filesBelow } from "../lib/node/files";

const thisFile = "src/gatsby/webpack-filters.ts";

function changed(what: string): string {
  return `Gatsby's configuration of webpack has ${what}, unlike that of 5.16: see ${thisFile}`;
}

/**
 * Stops webpack from checking its cache against every file of its loaders, which include most of
 * Gatsby. The check takes seconds of a first build. Gatsby deletes the cache when a plugin or the
 * configuration changes (services/initialize.js). The digest of the lock file covers the versions
 * of packages.
 * @throws Error if the cache has another form
 */
export function trustingGatsby({ cache, plugins = [], ...config }: Configuration): Configuration {
  const trust = ({ compilation }: Stats) => compilation.buildDependencies.clear();
  const plugin = { apply: ({ hooks }: Compiler) => hooks.done.tap("trusting-gatsby", trust) };
  const trusted = { buildDependencies: { defaultWebpack: [] }, version: digestOf(readFileSync("package-lock.json")) };
  if (typeof cache !== "object") throw new Error(changed("no cache of webpack on disk"));
  return { ...config, plugins: [...plugins, plugin], cache: { ...cache, ...trusted } };
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
 * Matches modules of packages. Style sheets and the components of articles do not match, because
 * their styles join the site's.
 */
const ofPackage = /^(?!client-components$)[@a-z][^!]*(?<!\.css)$/i;

/** Styles that only `gatsby develop` uses, because they show the author's mistakes. */
const developStyles = path.resolve("src/components/author/author-problems.module.css");

/**
 * Builds only the stylesheet, without the styles that only `gatsby develop` uses.
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
  // Gatsby would inline the styles of an entry called `app` into every page.
  return { ...config, entry: { [stylesheetEntry]: entry }, externals: ofPackage, optimization };
}

/**
 * Removes the rule of gatsby-plugin-typescript, which Gatsby always adds. Gatsby's own rule for
 * scripts already compiles TypeScript.
 * @throws Error if the rule is not there
 */
export function compiledOnce({ module, ...config }: Configuration): Configuration {
  const isOfTypeScript = (rule: unknown) => String((rule as { test?: RegExp } | null)?.test) === String(/\.tsx?$/);
  const rules = module?.rules ?? [];
  const others = rules.filter((rule) => !isOfTypeScript(rule));
  if (others.length === rules.length) throw new Error(changed("no rule of gatsby-plugin-typescript for /\\.tsx?$/"));
  return { ...config, module: { ...module, rules: others } };
}
