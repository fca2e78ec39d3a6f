import type { GatsbyNode } from "gatsby";
import { reportText } from "../../config/messages";
import { site, siteDiagnostics } from "../../config/site";
import { restoreGatsbyOutput, restoreQueryResults } from "../../deploy/gatsby-output";
import { makingSettings } from "../../graphql/catalog/content-index";
import { formatDiagnostic, sortDiagnostics } from "../../lib/diagnostic";
import { isBuild } from "../is-build";
import { claimProject } from "../only-build";
import { awaitWrites } from "../patches/await-writes";
import { endIdleWorkers } from "../patches/end-idle-workers";
import { rerunForLateNodes } from "../patches/late-nodes";
import { readFrontMatterLeniently } from "../patches/lenient-front-matter";
import { sendPageData } from "../patches/send-page-data";
import { versionSitePlugin } from "../patches/site-plugin-version";

/**
 * Prepares Gatsby before it compares the versions of plugins with those in its cache.
 *
 * This hook checks the configuration, because gatsby-config.ts cannot stop the build.
 * Once Gatsby has compiled gatsby-config.ts, it ignores an error that the file throws, and
 * continues without the file.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ emitter, store }) => {
  const { directory } = store.getState().program;
  const errors = sortDiagnostics(siteDiagnostics).filter(({ severity }) => severity === "error");
  // In development, the pages show these errors, so Gatsby continues.
  if (isBuild && errors.length > 0) {
    throw new Error([reportText.settings, ...errors.map((error) => `  ${formatDiagnostic(error)}`)].join("\n"));
  }
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
