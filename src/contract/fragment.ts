/** The parts of a page that navigation replaces. src/postbuild/write-pages.ts writes it beside the page's HTML. */
export interface Fragment {
  /** Version of the scripts, styles and frame it needs; a mismatch forces a full load. */
  readonly version: string;
  /** Address of the page as its canonical form has it, percent-encoded, with the path prefix. */
  readonly path: string;
  readonly title: string;
  /** HTML of the elements of the head that `headSelector` selects. */
  readonly head: string;
  /** HTML of the `<main>`. */
  readonly main: string;
  /** The navigation beside the page; null for a page without one. */
  readonly sidebar: SidebarReference | null;
}

export interface SidebarReference {
  readonly id: string;
  /** Name of the file that has its HTML, below the site's base path. */
  readonly file: string;
}

/** Elements of the head that a browser or a reader's tools still use after a navigation inside the document. */
export const headSelector =
  'link[rel=canonical], link[rel=alternate]:is([type="text/markdown"], [type="application/atom+xml"]), meta[name=description], meta[name=robots], meta[name^="docsearch:"], link[as=font]';

/** Name of a fragment in the folder of its page. */
export const fragmentFile = "fragment.json";

/** Address of the fragment of a page. @param pathname percent-encoded, with the path prefix */
export function fragmentAddress(pathname: string): string {
  return `${pathname.replace(/\/$/, "")}/${fragmentFile}`;
}

/** What the browser's script has to know of the site; src/postbuild/browser-bundle.ts writes it into the script. */
export interface BrowserSettings {
  /** Path prefix of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** Whether pages that are read are cached. */
  readonly offline: boolean;
}
