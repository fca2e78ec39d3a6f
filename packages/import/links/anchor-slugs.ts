/** Makes the id of a heading from its text, as a generator does. */
export interface AnchorSlug {
  (words: string): string;
  /** Transforms the text outside of code first. */
  readonly typeset?: (text: string) => string;
}

const hexoSlugize = (words: string) =>
  dashed(words.replace(/[\u00c0-\u024f]/g, plainLetter), /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'<>,.?/]+/g);

/**
 * `slugize` of Hexo. It keeps the case. Hexo's renderers first convert quotes and dashes by
 * `smartypants`.
 */
export const hexoAnchor: AnchorSlug = Object.assign(hexoSlugize, {
  typeset: (text: string) =>
    text
      .replaceAll("---", "—")
      .replaceAll("--", "–")
      .replace(/(^|[-—/([{"\s])'/g, "$1‘")
      .replaceAll("'", "’")
      .replace(/(^|[-—/([{‘\s])"/g, "$1“")
      .replaceAll('"', "”")
      .replaceAll("...", "…"),
});

/** `slugify` of VitePress. */
export const vitepressAnchor: AnchorSlug = (words) =>
  dashed(plainLetter(words.normalize("NFKD")), /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g)
    .replace(/^(\d)/, "_$1")
    .toLowerCase();

/**
 * `sanitizeAnchorName` of Hugo. It works as on GitHub, but removes all marks, such as variation
 * selectors after emoji.
 */
export const hugoAnchor: AnchorSlug = (words) =>
  words
    .replace(/[^\p{L}\p{Nd}_ -]/gu, "")
    .replaceAll(" ", "-")
    .toLowerCase() || "heading";

function dashed(words: string, special: RegExp): string {
  return words
    .replace(/\p{Cc}/gu, "")
    .replace(special, "-")
    .replace(/-{2,}/g, "-")
    .replace(/^-+|-+$/g, "");
}

function plainLetter(letter: string): string {
  return letter.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
}
