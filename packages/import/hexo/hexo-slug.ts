/**
 * Converts a name to a slug for a Hexo address. Accents and control characters are removed. Each
 * run of white space and ASCII punctuation becomes a hyphen, except at either end, where it is
 * removed. NFKD maps full-width punctuation such as `，` to ASCII. Chinese characters and
 * punctuation such as `。` stay.
 * @param filenameCase `filename_case` of the configuration: 1 for lower case, 2 for upper case
 */
export function hexoSlug(name: string, filenameCase: unknown = 0): string {
  const slug = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u001f]/g, "")
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'<>,.?/]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (filenameCase === 1) return slug.toLowerCase();
  return filenameCase === 2 ? slug.toUpperCase() : slug;
}
