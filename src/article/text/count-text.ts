const han = /\p{Script=Han}/gu;
const word = /[\p{L}\p{N}]+(?:['’._-][\p{L}\p{N}]+)*/gu;

export interface TextCounts {
  readonly han: number;
  readonly words: number;
}

/** Han characters and words of other scripts, counted apart: `用TCP传3次` is 3 and 2. */
export function countText(text: string): TextCounts {
  const rest = text.replace(han, " ");
  return { han: text.match(han)?.length ?? 0, words: rest.match(word)?.length ?? 0 };
}
