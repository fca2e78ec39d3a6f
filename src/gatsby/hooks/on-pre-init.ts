import type { GatsbyNode } from "gatsby";
import { site } from "../../config/site";
import { versionSitePlugin } from "../patches/bootstrap/site-plugin-version";

/** Before Gatsby compares versions of plugins with those of its cache. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store }) =>
  versionSitePlugin(store.getState().flattenedPlugins, site);
