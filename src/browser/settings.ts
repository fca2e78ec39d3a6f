import type { SiteConfig } from "../config/read-site";
import type { BrowserSettings } from "../contract/fragment";

/** Written by src/postbuild/browser-bundle.ts, and by webpack under `gatsby develop`. */
declare const BROWSER_SETTINGS: BrowserSettings;
declare const SEARCH_SETTINGS: SiteConfig["search"];

/** Which search the site has. The build says it, not the page: nothing that an author writes chooses a server. */
export const searchSettings = SEARCH_SETTINGS;

/** The site, and the version of this document; null under `gatsby develop`, which has none. */
export const settings = {
  ...BROWSER_SETTINGS,
  get version(): string | null {
    return document.documentElement.getAttribute("data-version");
  },
};

/** An address of the site with its path prefix. */
export function withPrefix(path: string): string {
  return settings.baseUrl.replace(/\/$/, "") + path;
}
