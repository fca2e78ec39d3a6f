/**
 * Returns the sound of a syllable, without the differences that people often confuse: zh, ch and sh
 * become z, c and s, n at the beginning becomes l, and a final ng becomes n.
 */
export function soundOf(syllable: string): string {
  return syllable.replace(/(?<=^[zcs])h|(?<=n)g$/g, "").replace(/^n/, "l");
}

/**
 * Returns letters as the index spells them. Readers type ü as v or as u: both lüe and lue are
 * typed for 略.
 */
export function spellingOf(letters: string): string {
  return letters.replaceAll("v", "u");
}
