/**
 * An address as a browser understands it: without control characters and white space, which it skips even inside a scheme
 * (`java\nscript:`, https://url.spec.whatwg.org/#concept-basic-url-parser).
 */
export function plainAddress(written: string): string {
  return [...written].filter((character) => character > " " && character !== "\u007f").join("");
}
