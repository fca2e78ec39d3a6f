/** What the script that loads all others has to know, as far as it is the same on every page of a build. */
export interface StartSite {
  /** Path before all addresses of the site, with slashes at both ends. */
  readonly baseUrl: string;
  /** Number of the build, as Gatsby's runtime compares it. */
  readonly build: string;
  /** Whether every visit is to be counted, also one without any sign of a reader. */
  readonly isCounted: boolean;
  /** Scripts of all pages, as paths below the site's base path, like all files here. */
  readonly scripts: readonly string[];
  /** The stylesheet of what scripts put on a page. */
  readonly styles: string | null;
  /** Data that Gatsby's runtime asks for on every page. */
  readonly data: readonly string[];
  /** The search's window: its code and styles. */
  readonly searchModal: readonly string[];
  /** What answers the first search, where the site does so itself: the worker's code, the list of the index' files. */
  readonly searchIndex: readonly string[];
}
