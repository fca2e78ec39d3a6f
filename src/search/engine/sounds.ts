/**
 * Returns the sound of a syllable, without the differences that people often confuse:
 * zh becomes z, and a final ng becomes n.
 */
export function soundOf(syllable: string): string {
  return syllable.replace(/^([zcs])h/, "$1").replace(/ng$/, "n");
}
