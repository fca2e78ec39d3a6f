import type { Patch } from "../patch";

/** A patch of the HTML that Gatsby has written. */
export interface HtmlPatch extends Patch {
  /**
   * @param html a page
   * @param file its path below the deployed folder, for errors
   * @throws PatchError where the page does not hold what the patch looks for
   */
  readonly apply: (html: string, file: string) => string;
}

/** How a patch of pages is taken out, where nothing else belongs to it. */
export const removeFromPages = "delete its line in src/gatsby/finalize/page-transform.ts";
