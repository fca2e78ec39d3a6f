import type { SiteConfig } from "../../config/types";
import { addPolicy } from "./add-policy";
import { addTrustedTypes } from "./add-trusted-types";
import type { PolicyConfig } from "./content-policy";
import { dropChunkMap } from "./drop-chunk-map";
import { dropGatsbyStyles } from "./drop-gatsby-styles";
import { dropImageRuntime } from "./drop-image-runtime";
import { holdFirstPaint } from "./hold-first-paint";
import { keepFirstStyles } from "./later-styles";
import { placeStartScript, type StartOptions } from "./place-start-script";
import { placeTexts } from "./place-texts";

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
