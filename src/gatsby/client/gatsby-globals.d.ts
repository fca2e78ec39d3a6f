/** What Gatsby's runtime puts on the window; the part that is used here. */
interface GatsbyNavigateOptions {
  readonly state?: object;
  readonly replace?: boolean;
}

/** A page, ready to be shown; a `status` of `error` where it did not load. */
interface GatsbyPageResources {
  readonly status?: string;
  readonly page?: { readonly path: string; readonly webpackCompilationHash: string };
  /** Result of the page's query. */
  readonly json?: { readonly data?: unknown };
}

interface Window {
  /** Path of the page that was asked for. */
  pagePath?: string;
  /** Which build the scripts of this document are from. */
  ___webpackCompilationHash?: string;
  /** Code, styles and list of files of the search, below the site's base path; of src/runtime/start/load-on-intent.ts. */
  searchFiles?: readonly string[];
  ___navigate?: (to: string | number, options?: GatsbyNavigateOptions) => void;
  ___loader?: {
    /** Fetches a page's resources with low priority. */
    enqueue(path: string): { readonly abort: () => unknown };
    /** Fetches them now: the reader is about to go there. */
    hovering(path: string): unknown;
    loadPage(path: string): Promise<GatsbyPageResources | undefined>;
    loadAppData(): Promise<{ readonly webpackCompilationHash: string } | undefined>;
  };
}
