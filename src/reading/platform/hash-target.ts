import { decodePath } from "../../lib/paths";

/**
 * The element that a hash names. Ids are plain text, a hash may be percent-encoded.
 * @param hash as in `location.hash`: empty, or with its `#`
 */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodePath(hash.slice(1)));
}
