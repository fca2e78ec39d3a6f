/** Matches Latin letters outside ASCII, including full-width and circled letters. */
const foreignLetters = /[\u00c0-\u024f\u1e00-\u1eff\u24b6-\u24e9\uff21-\uff3a\uff41-\uff5a]/g;

/** Letters that Hexo replaces although Unicode does not decompose them. */
const replacements: Readonly<Record<string, string>> = {
  Æ: "AE",
  æ: "ae",
  Đ: "D",
  đ: "d",
  Ħ: "H",
  ħ: "h",
  ı: "i",
  Ł: "L",
  ł: "l",
  Ø: "O",
  ø: "o",
  Œ: "OE",
  œ: "oe",
  ß: "s",
  Ŧ: "T",
  ŧ: "t",
};

/**
 * Converts a name to a slug for a Hexo address, as hexo-util's `slugize` does. Latin letters become
 * ASCII: `é` → `e`, `Æ` → `AE`. Control characters are removed. Each run of white space and ASCII
 * punctuation becomes a hyphen, except at either end, where it is removed. Letters of other scripts
 * and punctuation such as `，` and `。` stay.
 * https://github.com/hexojs/hexo-util/blob/master/lib/escape_diacritic.ts
 * @param filenameCase `filename_case` of the configuration: 1 for lower case, 2 for upper case
 */
export function hexoSlug(name: string, filenameCase: unknown = 0): string {
  const slug = name
    .normalize("NFC")
    .replace(foreignLetters, plainLetter)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u001f]/g, "")
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'<>,.?/]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (filenameCase === 1) return slug.toLowerCase();
  return filenameCase === 2 ? slug.toUpperCase() : slug;
}

/** Returns the ASCII form of a Latin letter; the letter itself if there is none. */
function plainLetter(letter: string): string {
  const plain = letter.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  return replacements[letter] ?? (/^[A-Za-z]+$/.test(plain) ? plain : letter);
}
