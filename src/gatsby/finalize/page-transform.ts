import type { SiteConfig } from "../../config/types";
import type { InlineHashes, PolicyConfig } from "../../hosting/content-policy";
import { inlineHashes } from "../../hosting/inline-hashes";
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

/** A page as readers get it. */
export interface FinishedPage {
  readonly html: string;
  /** Of its inline code, for the header that all pages share. */
  readonly hashes: InlineHashes;
}

/**
 * Makes a page ready for readers.
 * @param file path of the page below the deployed folder
 */
export type PageTransform = (html: string, file: string) => FinishedPage;

interface TransformOptions {
  readonly site: PolicyConfig & Pick<SiteConfig, "analytics">;
  readonly publicDir: string;
  readonly start: StartOptions;
  /** Pages that Gatsby rendered, as files below the deployed folder. */
  readonly renderedFiles: ReadonlySet<string>;
  /** Pages at aliases, which have their policy and no code. */
  readonly redirectFiles: ReadonlySet<string>;
}

/**
 * All patches of pages, in their order. Those of Gatsby's output apply to the pages that Gatsby rendered, all of which
 * must match; redirect pages, the offline page and what an author put into static/ only get what a policy takes. The
 * policy is the last patch that sees code: it holds the hashes of all that is in the page before texts of authors are.
 * @returns what throws `PatchError` for a page that a patch does not fit, and an error for a text that holds code
 */
export function pageTransform(options: TransformOptions): PageTransform {
  const { site, publicDir, start, renderedFiles, redirectFiles } = options;
  const ofEveryPage = [...(site.analytics.trackingId === null ? [insertTrustedTypes] : []), insertPolicy(site)];
  const ofRenderedPages = [
    dropImageRuntime,
    dropChunkMapping,
    deferStyles(publicDir),
    placeStartScript(start),
    dropInlineStyles,
    ...ofEveryPage,
  ].filter(isApplied);
  const withTexts = [inlineTexts(publicDir), holdFirstPaint].filter(isApplied);
  return (page, file) => {
    if (redirectFiles.has(file)) return { html: page, hashes: { scripts: [], styles: [] } };
    const isRendered = renderedFiles.has(file);
    const shell = applyAll(isRendered ? ofRenderedPages : ofEveryPage, page, file);
    return { html: isRendered ? applyAll(withTexts, shell, file) : shell, hashes: inlineHashes(shell) };
  };
}

function applyAll(patches: readonly HtmlPatch[], page: string, file: string): string {
  return patches.reduce((html, patch) => patch.apply(html, file), page);
}
