/**
 * Whether a file of the deployed folder is one of webpack's chunks, with a hash of its content in its name
 * (`app-0123456789abcdef0123.js`, `styles.0123456789abcdef0123.css`), or a companion of one: its source map, its licences.
 * Compressed copies are not among them: `Precompressor` removes those together with their files.
 */
export function isHashedChunk(file: string): boolean {
  return /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)*$/.test(file);
}
