/** What the browser's script has to know of the site; src/postbuild/browser-bundle.ts writes it into the script. */
export interface BrowserSettings {
  /** Path prefix of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** Whether pages that are read are cached. */
  readonly offline: boolean;
}

/** Attribute of the root element: the version of scripts, styles and frame. Missing under `gatsby develop`. */
export const versionAttribute = "data-version";

/** Attribute of the root element: the canonical path of the page, percent-encoded; the not-found page has none. */
export const pathAttribute = "data-path";
