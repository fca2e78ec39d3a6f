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

/** What src/components/shell/document-parts.tsx declares. Pages are rendered again when it changes, like for any change of the code. */
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

/** A build uses only the styles of webpack's browser bundles: esbuild bundles the scripts (src/postbuild). */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, plugins, stage }) => {
  const { "process.env.NODE_ENV": _nodeEnv, ...names } = definitions(site);
  actions.setWebpackConfig({
    // Its styles would be in those of every page, and Vue alone takes longer to compile than all of the site: esbuild bundles it.
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
 * Keeps webpack from checking its cache by each file of its loaders, most of Gatsby: seconds of a first build. Gatsby
 * deletes that cache when a plugin or the configuration changes (services/initialize.js); the lock file has versions.
 */
function trustingGatsby({ cache, plugins = [], ...config }: Configuration): Configuration {
  const trust = ({ compilation }: Stats) => compilation.buildDependencies.clear();
  const plugin = { apply: ({ hooks }: Compiler) => hooks.done.tap("trusting-gatsby", trust) };
  const trusted = { buildDependencies: { defaultWebpack: [] }, version: digestOf(readFileSync("package-lock.json")) };
  const kept = typeof cache === "object" ? { ...cache, ...trusted } : (cache ?? false);
  return { ...config, plugins: [...plugins, plugin], cache: kept };
}

/** Without warnings about CSS order: rules are in cascade layers, and each element uses classes from one module. */
function inAnyOrder(config: Configuration): Configuration {
  const plugin = config.plugins?.find((candidate) => candidate?.constructor.name === "MiniCssExtractPlugin");
  Object.assign((plugin as { options?: object } | undefined)?.options ?? {}, { ignoreOrder: true });
  return config;
}

/** A module of a package, but for style sheets and the components of articles, whose style sheets join the site's. */
const ofPackage = /^(?!client-components$)[@a-z][^!]*(?<!\.css)$/i;

/** Makes the stylesheet alone, without the only module for `gatsby develop`; src/postbuild/stylesheet.ts minifies it. */
function stylesAlone(config: Configuration): Configuration {
  const isStyle = (file: string) => /(?<!author-problems)\.module\.css$/.test(file);
  // Gatsby gives pages the results of the static queries that it finds among webpack's modules.
  const asks = (file: string) => /\.tsx?$/.test(file) && /\buseStaticQuery[<(]/.test(readFileSync(file, "utf8"));
  const modules = filesBelow("src").map((file) => path.resolve("src", file));
  const own = modules.filter((file) => isStyle(file) || asks(file));
  const entry = [path.resolve("src/styles/global.css"), ...own, componentAliases["client-components"]];
  const optimization = { ...config.optimization, minimize: false };
  // Gatsby would inline what belongs to an entry of its own, `app`, into every page.
  return { ...config, entry: { [stylesheetEntry]: entry }, externals: ofPackage, optimization };
}

/** Without the rule of gatsby-plugin-typescript, which Gatsby always adds: its own rule for scripts compiles TypeScript as well. */
function compiledOnce({ module, ...config }: Configuration): Configuration {
  const isOfTypeScript = (rule: unknown) => String((rule as { test?: RegExp } | null)?.test) === String(/\.tsx?$/);
  return { ...config, module: { ...module, rules: (module?.rules ?? []).filter((rule) => !isOfTypeScript(rule)) } };
}
