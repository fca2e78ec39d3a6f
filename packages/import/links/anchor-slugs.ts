/** Makes the id of a heading from its words, as a generator does. */
export type AnchorSlug = (words: string) => string;

/** `slugize` of Hexo: the case stays. */
export const hexoAnchor: AnchorSlug = (words) =>
  dashed(words.replace(/[\u00c0-\u024f]/g, plainLetter), /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'<>,.?/]+/g);

/** `slugify` of VitePress. */
export const vitepressAnchor: AnchorSlug = (words) =>
  dashed(plainLetter(words.normalize("NFKD")), /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g)
    .replace(/^(\d)/, "_$1")
    .toLowerCase();

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
