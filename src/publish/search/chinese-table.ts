import { readFileSync } from "node:fs";
import path from "node:path";
import { Converter } from "opencc-js/t2cn";
import { pinyin } from "pinyin-pro";
import type { ChineseTable } from "../../contract/search-files";

/**
 * Lines of look-alikes: a character, then the characters for which it is mistaken.
 * scripts/find-look-alikes.mjs generates the file.
 */
const lookAlikes = readFileSync(path.resolve("src/publish/search/look-alikes.txt"), "utf8").trim().split("\n");

const han = /[\u4e00-\u9fa5]/g;

/**
 * Returns the readings of common characters and of the characters in the site's texts, and their
 * forms in the other script.
 */
export function chineseTable(texts: Iterable<string>): ChineseTable {
  const counts = new Map<string, number>();
  for (const text of texts) for (const char of text.match(han) ?? []) counts.set(char, (counts.get(char) ?? 0) + 1);
  const characters = new Set([...commonCharacters(), ...counts.keys()]);
  const bySyllable = new Map<string, string>();
  for (const char of [...characters].sort()) {
    for (const syllable of new Set(pinyin(char, { multiple: true, toneType: "none", type: "array", v: true }))) {
      if (/^[a-z]+$/.test(syllable)) bySyllable.set(syllable, (bySyllable.get(syllable) ?? "") + char);
    }
  }
  const pairs = otherScript(characters, (char) => counts.get(char) ?? 0);
  const syllables = [...bySyllable].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    pinyin: syllables.map((entry) => entry.join("")).join(" "),
    foreign: pairs.map(([foreign]) => foreign).join(""),
    own: pairs.map(([, own]) => own).join(""),
    alike: lookAlikes.filter(([char = ""]) => counts.has(char)).join(" "),
  };
}

/**
 * Returns pairs of a character and the form that the site has more often. If a simplified character
 * has several traditional forms, the most frequent comes last.
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

/** Returns the 3,755 characters of the first level of GB/T 2312, the common characters. */
function commonCharacters(): string[] {
  const bytes = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const codes = bytes(0xb0, 0xd7).flatMap((row) => bytes(0xa1, 0xfe).flatMap((cell) => [row, cell]));
  return new TextDecoder("gb18030").decode(Uint8Array.from(codes)).match(han) ?? [];
}
