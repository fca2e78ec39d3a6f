import type { SiteConfig } from "../../config/types";
import { addPolicy } from "./add-policy";
import { addTrustedTypes } from "./add-trusted-types";
import type { PolicyConfig } from "./content-policy";
import { dropChunkMap } from "./drop-chunk-map";
import { dropGatsbyStyles } from "./drop-gatsby-styles";
import { dropImageRuntime } from "./drop-image-runtime";
import { filesToCome } from "./files-to-come";
import { keepFirstStyles, writeLaterStyles } from "./later-styles";
import { placeTexts } from "./place-texts";
import { startLate } from "./start-late";

/** One thing that is done to a page's HTML after Gatsby has written it. */
export type PageStep = (html: string) => string;

/**
 * What is done to every page, in this order. The policy comes last: it holds the hashes of all code in the page. Steps
 * that change scripts, styles or text stand before `addTrustedTypes`.
 */
export function pageSteps(
  site: PolicyConfig & Pick<SiteConfig, "analytics" | "baseUrl">,
  publicDir: string,
): readonly PageStep[] {
  const isCounted = site.analytics.trackingId !== null;
  const start = {
    baseUrl: site.baseUrl,
    ...filesToCome(publicDir, site.search.provider),
    styles: writeLaterStyles(publicDir),
    isCounted,
  };
  return [
    dropImageRuntime,
    dropChunkMap,
    keepFirstStyles,
    (html) => startLate(html, start),
    dropGatsbyStyles,
    placeTexts(publicDir),
    ...(isCounted ? [] : [addTrustedTypes]),
    (html) => addPolicy(html, site),
  ];
}
