/** Makes a heading's id from its text, as a generator does. */
export interface AnchorSlug {
  (words: string): string;
  /** Transforms a heading's text outside code before its id is made. */
  readonly typeset?: (text: string) => string;
  /**
   * Makes an id for a slug that occurs again or is empty; "" if the id need not be kept. By
   * default, the count is appended: `id-1`.
   * @param count number of earlier headings with this slug
   */
  readonly numbered?: (slug: string, count: number) => string;
}

const hexoSlugize = (words: string) =>
  dashed(words.replace(/[\u00c0-\u024f]/g, plainLetter), /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'<>,.?/]+/g);

/**
 * Converts a heading to an id like Hexo's `slugize`, which keeps the case. Hexo's default renderer
 * first converts quotes, dashes and ellipses with `smartypants`.
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

/** Converts a heading to an id like VitePress' `slugify`. */
export const vitepressAnchor: AnchorSlug = (words) =>
  dashed(plainLetter(words.normalize("NFKD")), /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g)
    .replace(/^(\d)/, "_$1")
    .toLowerCase();

/**
 * Converts a heading to an id like Hugo's `sanitizeAnchorName`, which works like GitHub's, but
 * removes all marks, such as variation selectors after emoji, and returns `heading` instead of an
 * empty id.
 */
export const hugoAnchor: AnchorSlug = (words) =>
  words
    .replace(/[^\p{L}\p{Nd}_ -]/gu, "")
    .replaceAll(" ", "-")
    .toLowerCase() || "heading";

/**
 * Converts a heading to an id like docsify's `slugify`, which keeps full-width punctuation such as
 * `，`.
 */
export const docsifyAnchor: AnchorSlug = (words) =>
  words
    .trim()
    .normalize("NFC")
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/<[^>]+>/g, "")
    .replace(/[\u2000-\u206F\u2E00-\u2E7F\\'!"#$%&()*+,./:;<=>?@[\]^`{|}~]/g, "")
    .replace(/\s/g, "-")
    .replace(/-+/g, "-")
    .replace(/^(\d)/, "_$1");

/**
 * Converts a heading to an id like pymdownx' `slugify(case="lower")`, which many MkDocs projects
 * use.
 */
export const pymdownxAnchor: AnchorSlug = Object.assign(unicodeSlug, { numbered: underscored });

/** Converts words to a slug as pymdownx does, for heading ids and for titles in addresses. */
export function unicodeSlug(words: string): string {
  return words
    .normalize("NFC")
    .replace(/<[^>]*>/g, "")
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, "")
    .trim()
    .toLowerCase()
    .replaceAll(" ", "-");
}

/**
 * Returns Python-Markdown's `slugify`, which keeps only ASCII. A heading without ASCII letters or
 * digits gets a number, which changes when another such heading is added before it.
 * @param linked ids that the project's links lead to; an id that is only a number is kept only if
 * it is one of these
 */
export function pythonAnchor(linked: ReadonlySet<string>): AnchorSlug {
  const slug = (words: string) =>
    words
      .normalize("NFKD")
      .replace(/[^\w\s-]/g, "")
      .trim()
      .toLowerCase()
      .replace(/[-\s]+/g, "-");
  const numbered = (id: string, count: number) => {
    const numberedId = id === "" ? `_${count + 1}` : underscored(id, count);
    return id === "" && !linked.has(numberedId) ? "" : numberedId;
  };
  return Object.assign(slug, { numbered });
}

function underscored(id: string, count: number): string {
  return `${id}_${count}`;
}

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
