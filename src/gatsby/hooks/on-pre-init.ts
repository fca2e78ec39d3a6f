import type { GatsbyNode } from "gatsby";
import { checkSiteConfig } from "../../config/check-config";
import { site } from "../../config/site";
import { versionSitePlugin } from "../patches/bootstrap/site-plugin-version";

/**
 * Before Gatsby compares versions of plugins with those of its cache. The configuration is checked here and not in
 * gatsby-config.ts: Gatsby requires that file when it has compiled it, passes over what it throws, and goes on without it.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store }) => {
  checkSiteConfig(site);
  versionSitePlugin(store.getState().flattenedPlugins, site);
};
