import { readFileSync } from "node:fs";
import path from "node:path";
import { Converter } from "opencc-js/t2cn";
import { pinyin } from "pinyin-pro";
import type { ChineseTable } from "../../contract/search-files";
import { words } from "../../lib/lists";

/** By character, those it is taken for by its looks; made by scripts/find-look-alikes.mjs. */
const lookAlikes = readFileSync(path.resolve("src/publish/search/look-alikes.txt"), "utf8").trim().split("\n");
/** What looks alike for containing the same part, which that script does not see. */
const sharedParts = words("码妈马 溯朔 盘盆 链琏 续读 载栽裁 竟竞 辨辩辫 戊戌戍 己已巳 桥轿 析折 模摸慢漫").flatMap(
  (group) => [...group].map((char) => char + group.replace(char, "")),
);

const han = /[\u4e00-\u9fa5]/g;

/** Readings and traditional forms of common characters and of those in the site's texts. */
export function chineseTable(texts: Iterable<string>): ChineseTable {
  const own = new Set([...texts].flatMap((text) => text.match(han) ?? []));
  const characters = new Set([...commonCharacters(), ...own]);
  const bySyllable = new Map<string, string>();
  for (const char of [...characters].sort()) {
    for (const syllable of new Set(pinyin(char, { multiple: true, toneType: "none", type: "array", v: true }))) {
      if (/^[a-z]+$/.test(syllable)) bySyllable.set(syllable, (bySyllable.get(syllable) ?? "") + char);
    }
  }
  const pairs = traditionalPairs(characters);
  const syllables = [...bySyllable].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    pinyin: syllables.map((entry) => entry.join("")).join(" "),
    traditional: pairs.map(([traditional]) => traditional).join(""),
    simplified: pairs.map(([, simplified]) => simplified).join(""),
    alike: [...lookAlikes, ...sharedParts].filter(([char = ""]) => own.has(char)).join(" "),
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
  const bytes = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const codes = bytes(0xb0, 0xd7).flatMap((row) => bytes(0xa1, 0xfe).flatMap((cell) => [row, cell]));
  return new TextDecoder("gb18030").decode(Uint8Array.from(codes)).match(han) ?? [];
}
