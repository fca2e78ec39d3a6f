/** Returns the sound of a syllable. Sounds that are often confused are equal: z and zh, n and ng. */
export function soundOf(syllable: string): string {
  return syllable.replace(/^([zcs])h/, "$1").replace(/ng$/, "n");
}
