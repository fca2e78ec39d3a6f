import { Converter } from "opencc-js/t2cn";
import { pinyin } from "pinyin-pro";
import type { ChineseTable } from "../../contract/search/chinese-table";

const isHan = /^[\u4e00-\u9fa5]$/;

/**
 * The readings and traditional forms of the characters that people type.
 * @param texts everything on the site: its rarer characters belong to the table too
 */
export function chineseTable(texts: Iterable<string>): ChineseTable {
  const characters = new Set(commonCharacters());
  for (const text of texts) for (const char of text) if (isHan.test(char)) characters.add(char);
  const bySyllable = new Map<string, string>();
  for (const char of [...characters].sort()) {
    for (const syllable of new Set(pinyin(char, { multiple: true, toneType: "none", type: "array", v: true }))) {
      if (/^[a-z]+$/.test(syllable)) bySyllable.set(syllable, (bySyllable.get(syllable) ?? "") + char);
    }
  }
  const pairs = traditionalPairs(characters);
  return {
    pinyin: [...bySyllable]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([syllable, of]) => syllable + of)
      .join(" "),
    traditional: pairs.map(([traditional]) => traditional).join(""),
    simplified: pairs.map(([, simplified]) => simplified).join(""),
  };
}

function traditionalPairs(characters: ReadonlySet<string>): (readonly [string, string])[] {
  const convert = Converter({ from: "t", to: "cn" });
  const ideographs = Array.from({ length: 0x9fa6 - 0x4e00 }, (_, index) => String.fromCharCode(0x4e00 + index));
  return ideographs
    .map((char) => [char, convert(char)] as const)
    .filter(([char, simplified]) => simplified !== char && characters.has(simplified));
}

/** The 3,755 characters of the first level of GB/T 2312, which are those in common use. */
function commonCharacters(): string[] {
  const decoder = new TextDecoder("gb18030");
  const rows = Array.from({ length: 0xd7 - 0xb0 + 1 }, (_, index) => 0xb0 + index);
  const cells = Array.from({ length: 0xfe - 0xa1 + 1 }, (_, index) => 0xa1 + index);
  return rows
    .flatMap((row) => cells.map((cell) => decoder.decode(Uint8Array.of(row, cell))))
    .filter((char) => isHan.test(char));
}
