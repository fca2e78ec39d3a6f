import type { SiteConfig } from "../../config/types";
import type { PolicyConfig } from "../../hosting/content-policy";
import { deferStyles } from "../patches/html/deferred-styles";
import { dropChunkMapping } from "../patches/html/drop-chunk-mapping";
import { dropImageRuntime } from "../patches/html/drop-image-runtime";
import { dropInlineStyles } from "../patches/html/drop-inline-styles";
import { holdFirstPaint } from "../patches/html/hold-first-paint";
import type { HtmlPatch } from "../patches/html/html-patch";
import { inlineTexts } from "../patches/html/inline-texts";
import { insertPolicy } from "../patches/html/insert-policy";
import { insertTrustedTypes } from "../patches/html/insert-trusted-types";
import { placeStartScript, type StartOptions } from "../patches/html/place-start-script";
import { isApplied } from "../patches/patch";

/**
 * Makes a page ready for readers.
 * @param file path of the page below the deployed folder
 */
export type PageTransform = (html: string, file: string) => string;

interface TransformOptions {
  readonly site: PolicyConfig & Pick<SiteConfig, "analytics">;
  readonly publicDir: string;
  readonly start: StartOptions;
  /** Pages that Gatsby rendered, as files below the deployed folder. */
  readonly renderedFiles: ReadonlySet<string>;
}

/**
 * All patches of pages, in their order. Those of Gatsby's output apply to the pages that Gatsby rendered, all of which
 * must match; redirect pages, the offline page and what an author put into static/ only get what a policy takes. The
 * policy comes last, since it holds the hashes of all code in the page.
 * @returns throws `PatchError` for a page that a patch does not fit
 */
export function pageTransform({ site, publicDir, start, renderedFiles }: TransformOptions): PageTransform {
  const ofEveryPage = [...(site.analytics.trackingId === null ? [insertTrustedTypes] : []), insertPolicy(site)];
  const ofRenderedPages: readonly HtmlPatch[] = [
    dropImageRuntime,
    dropChunkMapping,
    deferStyles,
    placeStartScript(start),
    dropInlineStyles,
    inlineTexts(publicDir),
    holdFirstPaint,
    ...ofEveryPage,
  ].filter(isApplied);
  return (page, file) =>
    (renderedFiles.has(file) ? ofRenderedPages : ofEveryPage).reduce((html, patch) => patch.apply(html, file), page);
}
