import type { GatsbyNode } from "gatsby";
import { site } from "../../config/site";
import { restoreGatsbyOutput, restoreQueryResults } from "../../deploy/gatsby-output";
import { makingSettings } from "../../graphql/catalog/content-index";
import { isBuild } from "../is-build";
import { claimProject } from "../only-build";
import { awaitWrites } from "../patches/await-writes";
import { endIdleWorkers } from "../patches/end-idle-workers";
import { rerunForLateNodes } from "../patches/late-nodes";
import { readFrontMatterLeniently } from "../patches/lenient-front-matter";
import { sendPageData } from "../patches/send-page-data";
import { versionSitePlugin } from "../patches/site-plugin-version";

/** Prepares Gatsby before it compares the versions of plugins with those in its cache. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ emitter, store }) => {
  const { directory } = store.getState().program;
  if (isBuild) {
    await claimProject(directory);
    restoreGatsbyOutput(directory);
    endIdleWorkers();
  }
  if (!isBuild) {
    restoreQueryResults(directory);
    awaitWrites();
    rerunForLateNodes({ emitter, store });
    sendPageData();
  }
  readFrontMatterLeniently();
  versionSitePlugin(store.getState().flattenedPlugins, makingSettings(site));
};
