/**
 * What the start script has to know about a build, the same on every page. The build writes it into the script
 * (src/gatsby/finalize/write-start-script.ts), which requests these files ahead of use.
 */
export interface PreloadManifest {
  /** Path prefix of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** Gatsby's `webpackCompilationHash`, which its runtime uses to tell builds apart. */
  readonly build: string;
  /** The owner's colour modes: the toggle works before all other scripts. */
  readonly colorMode: {
    readonly defaultMode: "light" | "dark";
    readonly disableSwitch: boolean;
    readonly respectPrefersColorScheme: boolean;
  };
  /** Whether page views are counted, including those of visitors who never interact. */
  readonly isCounted: boolean;
  /** The reading layer; see src/reading/start-reading.ts. */
  readonly reading: string;
  /** Chunks of every page. All paths here are relative to the site's base path. */
  readonly scripts: readonly string[];
  /** The stylesheet that comes with the reading layer; null if there is none. */
  readonly readingStyles: string | null;
  /** The stylesheet that comes with the app; null if there is none. */
  readonly appStyles: string | null;
  /** Data that Gatsby's runtime requests on every page. */
  readonly data: readonly string[];
  /** The search modal's code and styles. */
  readonly searchModal: readonly string[];
  /** Files for the first embedded search: the worker's code and the manifest of the index. */
  readonly searchIndex: readonly string[];
}

/** Files that Gatsby's runtime requests when it starts on this page only; paths relative to the site's base path. */
export interface PagePreloads {
  /** Chunks of the page's template. */
  readonly scripts: readonly string[];
  /** Data of the page and of its static queries. */
  readonly data: readonly string[];
}
