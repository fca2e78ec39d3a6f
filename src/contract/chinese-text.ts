/** Matches characters that NFKC may change. */
const plain = /[^\n\t -~\u3001-\u301f\u4e00-\u9fff“”‘’—…·]/u;
const others = new RegExp(plain.source, "gu");

/** Text for comparison: NFKC and lower case, code point by code point, so that `foldWithMap` can map positions. */
export function fold(text: string): string {
  return (plain.test(text) ? text.replace(others, (char) => char.normalize("NFKC")) : text).toLowerCase();
}

/** Like `fold`, with a map from an index in the folded text to one in the original. */
export function foldWithMap(text: string): { readonly text: string; readonly toOriginal: (index: number) => number } {
  const folded = fold(text);
  if (!plain.test(text) && folded.length === text.length) return { text: folded, toOriginal: (index) => index };
  const origins: number[] = [];
  let result = "";
  let place = 0;
  for (const char of text) {
    const piece = fold(char);
    for (let index = 0; index < piece.length; index++) origins.push(place);
    result += piece;
    place += char.length;
  }
  return { text: result, toOriginal: (index) => origins[index] ?? text.length };
}

const han = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const letter = String.raw`(?:(?![${han}])[\p{L}\p{M}\p{N}_])`;
/** Runs of Chinese, or words with the signs that belong to them: docker-compose, std::vector, TCP/IP, C++, C#. */
const runs = new RegExp(
  String.raw`[${han}]+|${letter}+(?:(?:::|->|[-./:@&'+])${letter}+)*(?:\+\+|[+#](?!${letter}))?`,
  "gu",
);
const startsHan = new RegExp(`^[${han}]`, "u");

/** Longer words are data, of which only the parts are indexed. */
const longestWord = 48;

interface TextRun {
  /** `han` runs are cut into pairs of characters, `word` runs are words of other scripts. */
  readonly kind: "han" | "word";
  /** The original text, before folding. */
  readonly text: string;
}

/** The searchable runs of a text, in order; punctuation between them is dropped. */
export function textRuns(text: string): TextRun[] {
  const found = text.normalize("NFKC").match(runs) ?? [];
  return found.map((run) => ({ kind: startsHan.test(run) ? "han" : "word", text: run }));
}

/** Bigrams of a run: any substring of two or more characters is a chain of them. A single character has none. */
export function hanPairs(run: string): string[] {
  const chars = [...run];
  return chars.slice(1).map((char, index) => (chars[index] ?? "") + char);
}

/** The parts of a word that can be searched for alone: `std::vector` has `vector`, `getUserName` has `user`, `C/C++` has `c++`. */
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

/** All index tokens of a text, with Chinese bigrams apart from words, since the two are looked up differently. */
export function indexTokens(text: string): Readonly<Record<TextRun["kind"], readonly string[]>> {
  const tokens: Record<TextRun["kind"], string[]> = { han: [], word: [] };
  for (const { kind, text: run } of textRuns(text)) {
    const parts = kind === "han" ? hanPairs(run) : wordParts(run);
    if (kind === "word" && (run.length <= longestWord || parts.length === 0)) tokens.word.push(fold(run));
    tokens[kind].push(...parts);
  }
  return tokens;
}
