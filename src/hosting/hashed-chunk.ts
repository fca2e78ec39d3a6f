/**
 * Whether a file of the deployed folder is one of webpack's chunks, named by its content
 * (`app-0123456789abcdef0123.js`, `styles.0123456789abcdef0123.css`), or a companion of one: its source map, its licences.
 * Its compressed copies are none: they stay for as long as it does, see `writeCompressedCopies`.
 */
export function isHashedChunk(file: string): boolean {
  return /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)*$/.test(file);
}
