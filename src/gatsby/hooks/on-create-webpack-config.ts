import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { definitions, messagesFile, textsFile } from "../../bundle/browser-bundle";
import { componentAliases } from "../../bundle/client-components";
import { analyticsScript } from "../../config/analytics-script";
import { contentDir, type DocumentSettings } from "../../config/read-site";
import { site } from "../../config/site";
import { isBuild } from "../is-build";
import { LastGoodCode } from "../last-good-code";
import {
  cachedByCode,
  compiledOnce,
  inAnyOrder,
  shortClassNames,
  stylesAlone,
  trustingGatsby,
} from "../webpack-filters";

/**
 * Returns the definition of `DOCUMENT_SETTINGS`, which src/components/shell/document-parts.tsx
 * declares. When the settings change, Gatsby renders all pages again, as after any code change.
 */
function documentSettings(): Record<string, string> {
  const { title, favicon, locale, colorMode } = site;
  const announcement = site.announcement?.closeable ? site.announcement.id : null;
  const { script, respectDoNotTrack } = site.analytics;
  const { attributes } = script ? analyticsScript(script) : {};
  const analytics = isBuild && attributes ? { attributes, respectDoNotTrack } : null;
  const { routeBasePath, feedTypes } = site.blog;
  const blog = { routeBasePath, feedTypes };
  // Leaves out scripts in development, because they might count the author's own page views.
  const head = isBuild ? site.head : site.head.filter((tag) => !tag.script);
  const settings: DocumentSettings = {
    title,
    favicon,
    locale,
    colorMode,
    head,
    blog,
    analytics,
    announcement,
  };
  return { DOCUMENT_SETTINGS: JSON.stringify(settings) };
}

/**
 * Configures webpack. A build uses only the styles of webpack's browser bundles, because esbuild
 * bundles the scripts (src/bundle).
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, plugins, stage }) => {
  const { "process.env.NODE_ENV": _nodeEnv, ...names } = definitions(site);
  actions.setWebpackConfig({
    // `@waline/client` is replaced by an empty module, because esbuild bundles it. Otherwise its
    // styles would end up in the stylesheet of every page. Its dependency Vue takes longer to
    // compile than the whole site.
    resolve: {
      alias: {
        ...componentAliases,
        "@waline/client": false,
        [path.resolve("src/text/texts.ts")]: textsFile(site),
        [path.resolve("src/config/messages.ts")]: messagesFile(site),
      },
    },
    devtool: stage === "develop" ? "eval-cheap-module-source-map" : false,
    plugins: [
      plugins.define({
        ...names,
        SEARCH_WORKER: "undefined",
        TRUSTED_POLICY: JSON.stringify("site"),
        ...(/-html$/.test(stage) && documentSettings()),
      }),
      ...(stage === "develop" ? [new LastGoodCode(contentDir())] : []),
    ],
  });
  if (!/-html$/.test(stage)) actions.replaceWebpackConfig(inAnyOrder(getConfig()));
  actions.replaceWebpackConfig(cachedByCode(shortClassNames(compiledOnce(getConfig()))));
  if (isBuild) actions.replaceWebpackConfig(trustingGatsby(getConfig()));
  if (stage === "build-javascript") actions.replaceWebpackConfig(stylesAlone(getConfig()));
};
