import { Converter } from "opencc-js/t2cn";
import { pinyin } from "pinyin-pro";
import type { ChineseTable } from "../../contract/search-files";

/** Characters that are taken for one another by their looks, from lists of common misprints. */
const alike =
  "己已巳 末未 人入八 土士 日曰 干千于 大太犬 天夭 拨拔 戊戌戍 侯候 徽微 即既 免兔 折拆 晴睛 载栽裁 锁琐 赛塞 链琏 续读 " +
  "值植 径经 技枝 拟似 徙徒 仓仑 洁浩 抢枪 抛拋 棵裸 幻幼 令今 刀力 王玉主 田由甲申 兵乒 析拆 密蜜 竞竟 辨辩辫 堆推 域城 " +
  "量重 缓援暖 磁滋 帧侦 栈线浅 溢益 贷货 贪贫 叶旪 页贝 网冈 肓盲 缺决 码妈 斥斤 析折 桥轿 模摸 慢漫 符付 副幅 根恨 轮抡 垒磊";

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
    alike,
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
