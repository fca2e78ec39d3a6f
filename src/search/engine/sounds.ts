/**
 * Returns the sound of a syllable, without the differences that people often confuse: zh, ch and sh
 * become z, c and s, and a final ng becomes n.
 */
export function soundOf(syllable: string): string {
  return syllable.replace(/^([zcs])h/, "$1").replace(/ng$/, "n");
}
