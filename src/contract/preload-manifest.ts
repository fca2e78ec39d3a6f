/**
 * What the start script has to know that is the same on every page of a build. The build writes it into the script
 * (src/gatsby/finalize/write-start-script.ts), which requests these files before anybody asks for them.
 */
export interface PreloadManifest {
  /** Path before all addresses of the site, with slashes at both ends. */
  readonly baseUrl: string;
  /** Gatsby's `webpackCompilationHash`, by which its runtime tells builds apart. */
  readonly build: string;
  /** Whether page views are counted, also of visits without any sign of a reader. */
  readonly isCounted: boolean;
  /** Chunks of every page, as paths below the site's base path, like all files here. */
  readonly scripts: readonly string[];
  /** The stylesheet with the deferred rules, where there are any. */
  readonly styles: string | null;
  /** Data that Gatsby's runtime requests on every page. */
  readonly data: readonly string[];
  /** The search modal's code and styles. */
  readonly searchModal: readonly string[];
  /** For the first search, where the site answers it itself: the worker's code, and the manifest of the index. */
  readonly searchIndex: readonly string[];
}

/** What Gatsby's runtime requests when it starts on one page and not on every other; paths below the site's base path. */
export interface PagePreloads {
  /** Chunks of the page's template. */
  readonly scripts: readonly string[];
  /** Data of the page, and of the static queries in it. */
  readonly data: readonly string[];
}
