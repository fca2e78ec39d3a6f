import type { SiteConfig } from "../../config/types";
import { addPolicy } from "../../hosting/add-policy";
import { addTrustedTypes } from "../../hosting/add-trusted-types";
import type { PolicyConfig } from "../../hosting/content-policy";
import { keepFirstStyles } from "../patches/html/deferred-styles";
import { dropChunkMap } from "../patches/html/drop-chunk-map";
import { dropGatsbyStyles } from "../patches/html/drop-gatsby-styles";
import { dropImageRuntime } from "../patches/html/drop-image-runtime";
import { holdFirstPaint } from "../patches/html/hold-first-paint";
import { placeTexts } from "../patches/html/inline-texts";
import { placeStartScript, type StartOptions } from "../patches/html/place-start-script";

/** One thing that is done to a page's HTML after Gatsby has written it. */
export type PageStep = (html: string) => string;

/**
 * What is done to every page, in this order. The policy comes last: it holds the hashes of all code in the page. Steps
 * that change scripts, styles or text stand before `addTrustedTypes`.
 */
export function pageSteps(
  site: PolicyConfig & Pick<SiteConfig, "analytics">,
  publicDir: string,
  start: StartOptions,
): readonly PageStep[] {
  return [
    dropImageRuntime,
    dropChunkMap,
    keepFirstStyles,
    (html) => placeStartScript(html, start),
    dropGatsbyStyles,
    placeTexts(publicDir),
    holdFirstPaint,
    ...(site.analytics.trackingId === null ? [addTrustedTypes] : []),
    (html) => addPolicy(html, site),
  ];
}
