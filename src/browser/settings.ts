import type { SiteConfig } from "../config/read-site";
import type { BrowserSettings } from "../shared/fragment";

/**
 * Constants that src/bundle/browser-bundle.ts defines. Under `gatsby develop`, webpack defines
 * them.
 */
declare const BROWSER_SETTINGS: BrowserSettings;
declare const SEARCH_SETTINGS: SiteConfig["search"];
declare const AREA_DRAWINGS: readonly string[];

/**
 * Settings of the site's search. They come from the build and not from the page, so that nothing an
 * author writes can choose a server.
 */
export const searchSettings = SEARCH_SETTINGS;

/** Ids of the areas with a drawing at `/areas/<id>.svg`. */
export const areaDrawings = AREA_DRAWINGS;

/**
 * Settings of the site, and the version of this document. The version is null under `gatsby
 * develop`.
 */
export const settings = {
  ...BROWSER_SETTINGS,
  get version(): string | null {
    return document.documentElement.getAttribute("data-version");
  },
};

/** Adds the path prefix to an address of the site. */
export function withPrefix(path: string): string {
  return settings.baseUrl.replace(/\/$/, "") + path;
}
