import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import type { WebpackPluginInstance } from "webpack";
import { site } from "../../config/site";
import type { DocumentSettings } from "../../config/types";
import { editDocSearch } from "../patches/docsearch/edit-docsearch";
import { aliasUnusedModules } from "../patches/webpack/alias-unused-modules";
import { applyWebpackPatches } from "../patches/webpack/apply-webpack-patches";
import { cacheByVersion } from "../patches/webpack/cache-by-version";
import { cleanChunks } from "../patches/webpack/clean-chunks";
import { collectGarbage } from "../patches/webpack/collect-garbage";
import { compileHints } from "../patches/webpack/compile-hints";
import { compileWithSwc } from "../patches/webpack/compile-with-swc";
import { defineSiteEnv } from "../patches/webpack/define-site-env";
import { emptyChunkMapping } from "../patches/webpack/empty-chunk-mapping";
import { ignoreStyleOrder } from "../patches/webpack/ignore-style-order";
import { minifyCssInProcess } from "../patches/webpack/minify-css-in-process";
import { minifyWithSwc } from "../patches/webpack/minify-with-swc";
import { omitSourceMaps } from "../patches/webpack/omit-source-maps";
import { perChunkStylesheets } from "../patches/webpack/per-chunk-stylesheets";
import { rerenderOnStyleChange } from "../patches/webpack/rerender-on-style-change";
import { shortenClassNames } from "../patches/webpack/shorten-class-names";
import { stableCompilationHash } from "../patches/webpack/stable-compilation-hash";
import type { WebpackPatch } from "../patches/webpack/webpack-patch";
import { CheckedContentFirst } from "../schedule/check-in-background";

type Stage = CreateWebpackConfigArgs["stage"];

const ofEveryStage = [cacheByVersion(), editDocSearch()];
const ofBothBundles = [...ofEveryStage, shortenClassNames, rerenderOnStyleChange(), collectGarbage()];

/** What is changed in Gatsby's configuration, by stage. A build has two bundles: for the browser, then for rendering. */
export const webpackPatches: Readonly<Record<Stage, readonly WebpackPatch[]>> = {
  develop: [...ofEveryStage, ignoreStyleOrder],
  "develop-html": ofEveryStage,
  "build-javascript": [
    ...ofBothBundles,
    compileWithSwc("browsers"),
    aliasUnusedModules(),
    emptyChunkMapping(),
    perChunkStylesheets,
    minifyWithSwc,
    minifyCssInProcess,
    omitSourceMaps,
    cleanChunks,
    compileHints,
    stableCompilationHash,
  ],
  "build-html": [...ofBothBundles, compileWithSwc("node"), defineSiteEnv],
};

/** What src/site/document-settings.ts declares. Pages are rendered again when it changes, like for any change of the code. */
function documentSettings(): Record<string, string> {
  const { title, favicon, locale, colorMode, analytics, blog } = site;
  const announcement = site.announcement?.closeable ? site.announcement.id : null;
  const { routeBasePath, feedTypes } = blog;
  const settings: DocumentSettings = {
    title,
    favicon,
    locale,
    colorMode,
    isCounted: analytics.trackingId !== null,
    blog: { routeBasePath, feedTypes },
    announcement,
  };
  return { DOCUMENT_SETTINGS: JSON.stringify(settings) };
}

/** What src/features/comments declares, for all code. */
function commentsSettings(): Record<string, string> {
  return { COMMENTS: JSON.stringify(site.comments && { ...site.comments, lang: site.locale.defaultLocale }) };
}

/** Plugins by which the build's background work is waited for. */
const schedule: Readonly<Record<Stage, readonly WebpackPluginInstance[]>> = {
  develop: [],
  "develop-html": [],
  "build-javascript": [new CheckedContentFirst()],
  "build-html": [],
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const settings = {
    TRAILING_SLASH: JSON.stringify(site.trailingSlash),
    ...commentsSettings(),
    ...(args.stage === "develop" && { COLOR_MODE: JSON.stringify(site.colorMode) }),
    ...(/-html$/.test(args.stage) && documentSettings()),
  };
  applyWebpackPatches(args, webpackPatches[args.stage], [...schedule[args.stage], args.plugins.define(settings)]);
};
