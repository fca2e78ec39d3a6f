/**
 * The parts of a page that a navigation replaces. src/deploy/write-pages.ts writes the fragment
 * beside the page's HTML.
 */
export interface Fragment {
  /**
   * Version of the scripts, styles and frame that the page needs. If the open page has another
   * version, the navigation becomes a full load.
   */
  readonly version: string;
  /** Canonical address of the page, percent-encoded, with the path prefix. */
  readonly path: string;
  readonly title: string;
  /** HTML of the elements in the head that `headSelector` selects. */
  readonly head: string;
  /** HTML of `<main>`, without the article's text. */
  readonly main: string;
  /** HTML of the text, in pieces that can be shown one after the other. */
  readonly text: readonly string[];
  /** The navigation beside the page, or null for a page without one. */
  readonly sidebar: SidebarReference | null;
}

export interface SidebarReference {
  readonly id: string;
  /** Name of the file that contains the sidebar's HTML, below the site's base path. */
  readonly file: string;
}

/**
 * Selects the elements of the head that a browser or a reader's tools still use after a
 * navigation without a full load.
 */
export const headSelector =
  'link[rel=canonical], link[rel=alternate]:is([type="text/markdown"], [type="application/atom+xml"]), meta[name=description], meta[name=robots], link[as=font]';

/** Name of the fragment's file in the folder of its page. */
export const fragmentFile = "fragment.json";

/**
 * Returns the address of a page's fragment.
 * @param pathname percent-encoded, with the path prefix
 */
export function fragmentAddress(pathname: string): string {
  return `${pathname.replace(/\/$/, "")}/${fragmentFile}`;
}

/**
 * The settings that the browser's script needs. src/bundle/browser-bundle.ts writes them into
 * the script.
 */
export interface BrowserSettings {
  /** Path prefix of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** Whether the browser caches pages that the reader visits. */
  readonly offline: boolean;
}
