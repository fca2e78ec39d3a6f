/** What Gatsby's runtime puts on the window; the part that is used here. */
interface GatsbyNavigateOptions {
  readonly state?: object;
  readonly replace?: boolean;
}

interface Window {
  ___navigate?: (to: string | number, options?: GatsbyNavigateOptions) => void;
  ___loader?: {
    /** Fetches a page's resources with low priority. */
    enqueue(path: string): unknown;
    /** Fetches them now: the reader is about to go there. */
    hovering(path: string): unknown;
  };
}
