import { readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler, Configuration, Stats } from "webpack";
import { analyticsScript } from "../../config/analytics-script";
import type { DocumentSettings } from "../../config/read-site";
import { site } from "../../config/site";
import { digestOf, filesBelow } from "../../lib/node/files";
import { definitions, textsFile } from "../../postbuild/browser-bundle";
import { componentAliases } from "../../postbuild/client-components";
import { stylesheetEntry } from "../../postbuild/stylesheet";
import { isBuild } from "../is-build";

/**
 * The settings that src/components/shell/document-parts.tsx declares. When they change, Gatsby
 * renders all pages again, as after any change of code.
 */
function documentSettings(): Record<string, string> {
  const { title, favicon, locale, colorMode } = site;
  const announcement = site.announcement?.closeable ? site.announcement.id : null;
  const { script, respectDoNotTrack } = site.analytics;
  const { attributes } = script ? analyticsScript(script) : {};
  const analytics = isBuild && attributes ? { attributes, respectDoNotTrack } : null;
  const { routeBasePath, feedTypes } = site.blog;
  const blog = { routeBasePath, feedTypes };
  const settings = { title, favicon, locale, colorMode, blog, analytics, announcement } satisfies DocumentSettings;
  return { DOCUMENT_SETTINGS: JSON.stringify(settings) };
}

/**
 * Configures webpack. A build uses only the styles of webpack's browser bundles, because esbuild
 * bundles the scripts (src/postbuild).
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, plugins, stage }) => {
  const { "process.env.NODE_ENV": _nodeEnv, ...names } = definitions(site);
  actions.setWebpackConfig({
    // `@waline/client` is left out, because esbuild bundles it. Its styles would end up in the
    // stylesheet of every page. Vue, its dependency, takes longer to compile than the whole site.
    resolve: {
      alias: { ...componentAliases, "@waline/client": false, [path.resolve("src/text/texts.ts")]: textsFile(site) },
    },
    devtool: stage === "develop" ? "eval-cheap-module-source-map" : false,
    plugins: [
      plugins.define({
        ...names,
        SEARCH_WORKER: "undefined",
        TRUSTED_POLICY: JSON.stringify("site"),
        ...(/-html$/.test(stage) && documentSettings()),
      }),
    ],
  });
  if (!/-html$/.test(stage)) actions.replaceWebpackConfig(inAnyOrder(getConfig()));
  actions.replaceWebpackConfig(compiledOnce(getConfig()));
  if (isBuild) actions.replaceWebpackConfig(trustingGatsby(getConfig()));
  if (stage === "build-javascript") actions.replaceWebpackConfig(stylesAlone(getConfig()));
};

/**
 * Stops webpack from checking its cache against every file of its loaders, which include most of
 * Gatsby. The check takes seconds of a first build. Gatsby deletes the cache when a plugin or the
 * configuration changes (services/initialize.js). The digest of the lock file covers the versions
 * of packages.
 */
function trustingGatsby({ cache, plugins = [], ...config }: Configuration): Configuration {
  const trust = ({ compilation }: Stats) => compilation.buildDependencies.clear();
  const plugin = { apply: ({ hooks }: Compiler) => hooks.done.tap("trusting-gatsby", trust) };
  const trusted = { buildDependencies: { defaultWebpack: [] }, version: digestOf(readFileSync("package-lock.json")) };
  const kept = typeof cache === "object" ? { ...cache, ...trusted } : (cache ?? false);
  return { ...config, plugins: [...plugins, plugin], cache: kept };
}

/**
 * Turns off warnings about the order of CSS. Rules are in cascade layers, and each element uses
 * classes from one module, so the order does not matter.
 */
function inAnyOrder(config: Configuration): Configuration {
  const plugin = config.plugins?.find((candidate) => candidate?.constructor.name === "MiniCssExtractPlugin");
  Object.assign((plugin as { options?: object } | undefined)?.options ?? {}, { ignoreOrder: true });
  return config;
}

/**
 * Matches modules of packages. Style sheets and the components of articles do not match, because
 * their styles join the site's.
 */
const ofPackage = /^(?!client-components$)[@a-z][^!]*(?<!\.css)$/i;

/**
 * Builds only the stylesheet, without the one module that only `gatsby develop` uses.
 * src/postbuild/stylesheet.ts minifies the result.
 */
function stylesAlone(config: Configuration): Configuration {
  const isStyle = (file: string) => /(?<!author-problems)\.module\.css$/.test(file);
  // Gatsby gives pages the result of a static query only if webpack builds the query's module.
  const asks = (file: string) => /\.tsx?$/.test(file) && /\buseStaticQuery[<(]/.test(readFileSync(file, "utf8"));
  const modules = filesBelow("src").map((file) => path.resolve("src", file));
  const own = modules.filter((file) => isStyle(file) || asks(file));
  const entry = [path.resolve("src/styles/global.css"), ...own, componentAliases["client-components"]];
  const optimization = { ...config.optimization, minimize: false };
  // Gatsby would inline the styles of an entry called `app` into every page.
  return { ...config, entry: { [stylesheetEntry]: entry }, externals: ofPackage, optimization };
}

/**
 * Removes the rule of gatsby-plugin-typescript, which Gatsby always adds. Gatsby's own rule for
 * scripts already compiles TypeScript.
 */
function compiledOnce({ module, ...config }: Configuration): Configuration {
  const isOfTypeScript = (rule: unknown) => String((rule as { test?: RegExp } | null)?.test) === String(/\.tsx?$/);
  return { ...config, module: { ...module, rules: (module?.rules ?? []).filter((rule) => !isOfTypeScript(rule)) } };
}
