/** The package ships no types. */
declare module "wawoff2" {
  /** From WOFF2 to a plain TrueType or OpenType font. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
