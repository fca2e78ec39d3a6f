import { readFileSync } from "node:fs";
import path from "node:path";
import { Converter } from "opencc-js/t2cn";
import { pinyin } from "pinyin-pro";
import { soundOf, spellingOf } from "../engine/sounds";
import { hanPairs, textRuns } from "../model/chinese-text";

/**
 * Lines of look-alikes: a character, then the characters that are mistaken for it.
 * scripts/find-look-alikes.mjs generates the file.
 */
const lookAlikes = readFileSync(path.resolve("src/search/build/look-alikes.txt"), "utf8").trim().split("\n");

const han = /[\u4e00-\u9fa5]/g;

/** Maximum length of a part of a heading that can be found by its pinyin, in characters. */
const longestPart = 6;
/** Maximum length of the beginning of a heading that can be found by its pinyin, in characters. */
const longestBeginning = 24;
/** Maximum number of words for one spelling. */
const mostWords = 3;
/**
 * Score of a word that is a whole heading. It is a more likely meaning than a part of a heading,
 * which scores 1.
 */
const wholeHeading = 3;
/** Maximum number of pairs for one sound. */
const mostPairs = 40;

/** Returns the readings of a character, without tones. */
export type Readings = (char: string) => readonly string[];

/** Returns a function that looks up the readings of a character and caches them. */
export function readingsOf(): Readings {
  const known = new Map<string, readonly string[]>();
  return (char) => {
    const syllables =
      known.get(char) ??
      [...new Set(pinyin(char, { multiple: true, toneType: "none", type: "array", v: true }))].filter((syllable) =>
        /^[a-z]+$/.test(syllable),
      );
    known.set(char, syllables);
    return syllables;
  };
}

/**
 * Returns data about each common character, each character in the site's text, and their forms in
 * the other script. The data consists of the character's readings, the form that the site uses, and
 * the look-alikes, separated by `|`.
 */
export function buildCharacters(texts: Iterable<string>, readings: Readings): Map<string, string> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const char of text.match(han) ?? []) counts.set(char, (counts.get(char) ?? 0) + 1);
  const characters = new Set([...commonCharacters(), ...counts.keys()]);
  const own = new Map(otherScript(characters, (char) => counts.get(char) ?? 0));
  const alike = new Map<string, string>();
  for (const [right = "", ...wrong] of lookAlikes.map((line) => [...line]))
    if (counts.has(right)) for (const char of wrong) alike.set(char, (alike.get(char) ?? "") + right);
  const all = [...new Set([...characters, ...own.keys()])];
  return new Map(
    all.map((char) => [char, `${readings(char).join(",")}|${own.get(char) ?? ""}|${alike.get(char) ?? ""}`]),
  );
}

/**
 * Returns words of headings by what readers type for them: 内存 by `neicun` and by `NC`. A value
 * contains the number of letters in the last syllable, because that syllable may be typed in part,
 * followed by the most frequent words. The words are short parts of a heading and longer beginnings
 * of its runs.
 */
export function buildSpellings(headings: readonly string[], readings: Readings): Map<string, string> {
  const scores = new Map<string, number>();
  for (const heading of headings) {
    for (const run of heading.match(/[\p{Script=Han}\p{L}\p{N}]+/gu) ?? []) {
      const chars = [...run];
      for (const start of chars.keys()) {
        const longest = start === 0 ? longestBeginning : longestPart;
        for (let end = start + 2; end <= Math.min(chars.length, start + longest); end++) {
          const word = chars.slice(start, end).join("");
          scores.set(word, (scores.get(word) ?? 0) + (word === heading ? wholeHeading : 1));
        }
      }
    }
  }
  const spellings = new Map<string, { last: number; words: string[] }>();
  // Sorted by score, so that the most frequent words of a spelling come first.
  for (const [word] of [...scores].sort(([, a], [, b]) => b - a)) {
    if (!/\p{Script=Han}/u.test(word)) continue;
    for (const syllables of spell(word, readings)) {
      const initials = syllables.map((syllable) => syllable[0]).join("");
      for (const key of [spellingOf(syllables.join("")), initials.toUpperCase()]) {
        const of = spellings.get(key) ?? { last: 0, words: [] };
        of.last = Math.max(of.last, syllables.at(-1)?.length ?? 1);
        if (of.words.length < mostWords && !of.words.includes(word)) of.words.push(word);
        spellings.set(key, of);
      }
    }
  }
  return new Map([...spellings].map(([key, { last, words }]) => [key, [last, ...words].join(" ")]));
}

/**
 * Returns the ways to spell a word: its reading in context and, if it is short, all combinations of
 * the first two readings of each character.
 */
function spell(word: string, readings: Readings): string[][] {
  const read = pinyin(word, { toneType: "none", type: "array", v: true }).map((syllable) => syllable.toLowerCase());
  const chars = [...word];
  if (chars.length > longestPart) return [read];
  const ways = chars.reduce<string[][]>(
    (ways, char) => {
      const of = readings(char).slice(0, 2);
      return ways.flatMap((way) => (of.length > 0 ? of : [char]).map((syllable) => [...way, syllable]));
    },
    [[]],
  );
  return [...new Map([read, ...ways].map((way) => [way.join(" "), way])).values()];
}

/**
 * Returns pairs of characters that occur at least twice, by their sound. The most frequent pairs
 * come first, at most `mostPairs` for each sound.
 */
export function buildSounds(texts: Iterable<string>, readings: Readings): Map<string, string> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const { kind, text: run } of textRuns(text))
      if (kind === "han") for (const pair of hanPairs(run)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  const sounds = new Map<string, string[]>();
  for (const [pair, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    if (count < 2) continue;
    const [first = "", second = ""] = pair;
    const keys = readings(first).flatMap((a) => readings(second).map((b) => `${soundOf(a)} ${soundOf(b)}`));
    for (const key of new Set(keys)) {
      const pairs = sounds.get(key) ?? [];
      if (pairs.length < mostPairs) pairs.push(pair);
      sounds.set(key, pairs);
    }
  }
  return new Map([...sounds].map(([key, pairs]) => [key, pairs.join("")]));
}

/**
 * Returns pairs of two forms of a character: the form that is less frequent on the site, and the
 * form that is more frequent. Of two equally frequent forms, the simplified one comes second. If a
 * simplified character has several traditional forms, the most frequent comes last, so that it wins
 * in a `Map`.
 */
function otherScript(characters: ReadonlySet<string>, count: (char: string) => number): (readonly [string, string])[] {
  const convert = Converter({ from: "t", to: "cn" });
  const ideographs = Array.from({ length: 0x9fa6 - 0x4e00 }, (_, index) => String.fromCharCode(0x4e00 + index));
  return ideographs
    .map((char) => [char, convert(char)] as const)
    .filter(([char, simplified]) => simplified !== char && characters.has(simplified))
    .sort(([a], [b]) => count(a) - count(b))
    .map(([char, simplified]) => (count(char) > count(simplified) ? [simplified, char] : [char, simplified]));
}

/** Returns the 3,755 common characters of GB/T 2312 level 1. */
function commonCharacters(): string[] {
  const bytes = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const codes = bytes(0xb0, 0xd7).flatMap((row) => bytes(0xa1, 0xfe).flatMap((cell) => [row, cell]));
  return new TextDecoder("gb18030").decode(Uint8Array.from(codes)).match(han) ?? [];
}
