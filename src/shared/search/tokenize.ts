import { fold } from "./fold";

const han = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const letter = String.raw`(?:(?![${han}])[\p{L}\p{M}\p{N}_])`;
/** Runs of Chinese, or a word with what belongs to it: docker-compose, std::vector, TCP/IP, C++, C#. */
const runs = new RegExp(
  String.raw`[${han}]+|${letter}+(?:(?:::|->|[-./:@&'+])${letter}+)*(?:\+\+|[+#](?!${letter}))?`,
  "gu",
);
const startsHan = new RegExp(`^[${han}]`, "u");

/** A word longer than this is data, not a word: only its parts are indexed. */
const longestWord = 48;

export interface TextRun {
  /** `han` runs are cut into pairs of characters, `word` runs are words of other scripts. */
  readonly kind: "han" | "word";
  /** As it stood, before folding. */
  readonly text: string;
}

/** The pieces of a text that can be searched for, in order; punctuation between them is dropped. */
export function textRuns(text: string): TextRun[] {
  const found = text.normalize("NFKC").match(runs) ?? [];
  return found.map((run) => ({ kind: startsHan.test(run) ? "han" : "word", text: run }));
}

/**
 * Pairs of neighbouring characters, and the last character alone: so every character begins a token, any substring of two
 * or more is a chain of tokens, and a single character is found as the beginning of one.
 */
export function hanTokens(run: string): string[] {
  const chars = [...run];
  return chars.map((char, index) => char + (chars[index + 1] ?? ""));
}

/** Tokens that a substring of a Chinese text must share with it. A single character is a prefix of its tokens. */
export function hanPairs(run: string): string[] {
  const chars = [...run];
  return chars.length < 2 ? chars : chars.slice(1).map((char, index) => (chars[index] ?? "") + char);
}

/** The parts of a word that can be asked for alone: `std::vector` has `vector`, `getUserName` has `user`, `C/C++` has `c++`. */
export function wordParts(word: string): string[] {
  const outer = word.split(/(?:::|->|[/:.@&'])+/);
  const inner = word
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((part) => [part, ...part.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)])
    .filter((part) => part.length > 1);
  const parts = new Set([...outer, ...inner].map(fold));
  parts.delete("");
  parts.delete(fold(word));
  return [...parts];
}

/** Everything a text is indexed under. */
export function indexTokens(text: string): string[] {
  return textRuns(text).flatMap(({ kind, text: run }) => {
    if (kind === "han") return hanTokens(run);
    const parts = wordParts(run);
    return run.length > longestWord && parts.length > 0 ? parts : [fold(run), ...parts];
  });
}
