/**
 * A name as Hexo writes it in addresses: without accents, and with a hyphen for white space and for marks of ASCII. Chinese
 * and its marks stay.
 * @param filenameCase `filename_case` of the configuration: 1 for small letters, 2 for capitals
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
  return filenameCase === 1 ? slug.toLowerCase() : filenameCase === 2 ? slug.toUpperCase() : slug;
}
