/** Matches characters that NFKC may change. */
const plain = /[^\n\t -~\u3001-\u301f\u4e00-\u9fff“”‘’—…·]/u;
const others = new RegExp(plain.source, "gu");

/**
 * Folds text for comparison: applies NFKC and converts it to lower case. It normalizes one code
 * point at a time, so that `foldWithMap` can map positions.
 */
export function fold(text: string): string {
  return (plain.test(text) ? text.replace(others, (char) => char.normalize("NFKC")) : text).toLowerCase();
}

/**
 * Folds text like `fold`. Also returns a function that maps an index in the folded text to an index
 * in the original.
 */
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
/**
 * Matches runs of Chinese or Japanese characters, and words with their symbols: docker-compose,
 * std::vector, TCP/IP, C++, C#, 2>&1.
 */
const runs = new RegExp(
  String.raw`[${han}]+|${letter}+(?:(?:::|->|[-./:@&'+]|(?<=\d)[%&*<=>^|]+(?=\d))${letter}+)*(?:\+\+|[+#](?!${letter}))?`,
  "gu",
);
const startsHan = new RegExp(`^[${han}]`, "u");

/**
 * Maximum length of an indexed word, in characters. A longer word counts as data, so only its parts
 * are indexed. A longer word without parts is indexed whole.
 */
const longestWord = 48;

interface TextRun {
  /** `han` runs are split into pairs of characters. `word` runs are words of other scripts. */
  readonly kind: "han" | "word";
  /** The text of the run, normalized but not folded. */
  readonly text: string;
}

/** Returns the searchable runs of text in order, without the punctuation between them. */
export function textRuns(text: string): TextRun[] {
  const found = text.normalize("NFKC").match(runs) ?? [];
  return found.map((run) => ({ kind: startsHan.test(run) ? "han" : "word", text: run }));
}

/**
 * Returns the pairs of neighbouring characters in a run. A single character has none.
 * Pairs are enough to find every substring of two or more characters.
 */
export function hanPairs(run: string): string[] {
  const chars = [...run];
  return chars.slice(1).map((char, index) => (chars[index] ?? "") + char);
}

/**
 * Returns the parts of a word that can be searched separately: `vector` in `std::vector`, `user` in
 * `getUserName`, `c++` in `C/C++`, `p` in `p+1`.
 */
export function wordParts(word: string): string[] {
  const outer = word.split(/(?:[-%&'*./:<=>@^|]|\+(?=[^+]))+/);
  const inner = word
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((part) => [part, ...part.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)])
    .filter((part) => part.length > 1);
  const parts = new Set([...outer, ...inner].map(fold));
  parts.delete("");
  parts.delete(fold(word));
  return [...parts];
}

/** Maximum length of an indexed run of symbols. A longer run is a rule or a drawing. */
const longestSymbol = 4;

/**
 * Returns the symbol runs of text, such as `&&` and `=>`, which `textRuns` leaves out unless they
 * are part of a word. Leaves out runs longer than `longestSymbol` and runs that contain `≈`.
 */
export function symbolRuns(text: string): string[] {
  return text.match(/[\p{S}!-/:-@[-`{-~]+/gu)?.filter((run) => run.length <= longestSymbol && !run.includes("≈")) ?? [];
}

/**
 * Returns the index tokens of text, except symbols. Pairs of Chinese characters and words are in
 * separate lists, because the search looks them up differently.
 */
export function indexTokens(text: string): Readonly<Record<TextRun["kind"], readonly string[]>> {
  return tokensOf(textRuns(text));
}

/** Returns the index tokens of the given runs. */
export function tokensOf(runs: readonly TextRun[]): Readonly<Record<TextRun["kind"], readonly string[]>> {
  const tokens: Record<TextRun["kind"], string[]> = { han: [], word: [] };
  for (const { kind, text: run } of runs) {
    const parts = kind === "han" ? hanPairs(run) : wordParts(run);
    if (kind === "word" && (run.length <= longestWord || parts.length === 0)) tokens.word.push(fold(run));
    tokens[kind].push(...parts);
  }
  return tokens;
}
