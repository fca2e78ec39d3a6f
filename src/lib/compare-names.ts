import { compareText } from "./diagnostic";

const digits = "零一二三四五六七八九";
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/**
 * Matches Chinese numbers: `第十一章`, `附录三`. A match never begins with 百 or 千, because both begin
 * other words, as in 百度.
 */
const numbers = /[零〇一二两三四五六七八九十廿卅][零〇一二两三四五六七八九十百千廿卅]*/g;
/** Matches the characters that number the parts of a whole: `上篇`, `（下）`, `卷中`. */
const parts = /[上中下](?=[篇卷册冊部集回]|[)）]|$)/g;

/**
 * Compares names by their numbers: `1.2` before `1.10`, 第2章 before 第10章, 第二章 before 第十一章, 上篇
 * before 中篇 before 下篇.
 */
export function compareNames(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (const [index, part] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const [number, otherNumber] = [Number(part), Number(other)];
    const isNumeric = /^\d/.test(part) && /^\d/.test(other);
    const order = isNumeric ? number - otherNumber : compareText(part, other);
    if (order !== 0) return order;
  }
  return left.length - right.length || compareText(a, b);
}

/**
 * Splits a name into its numbers and the text between them. Converts full-width and Chinese numbers
 * to ASCII digits, and 上, 中 and 下 to 1, 2 and 3.
 */
function partsOf(name: string): string[] {
  const arabic = name
    .replace(/[\uFF10-\uFF19]/g, (digit) => digit.normalize("NFKC"))
    .replace(numbers, (chinese) => String(numberOf(chinese)))
    .replace(parts, (part) => String("上中下".indexOf(part) + 1));
  return arabic.match(/\d+|\D+/g) ?? [];
}

/**
 * Returns the value of a Chinese number below ten thousand: 十一, 二十, 一百零三. Digits without a unit, as
 * in 二〇, are read one by one.
 */
function numberOf(chinese: string): number {
  const plain = chinese.replaceAll("〇", "零").replaceAll("两", "二").replaceAll("廿", "二十").replaceAll("卅", "三十");
  if (!/[十百千]/.test(plain)) return Number([...plain].map((sign) => digits.indexOf(sign)).join(""));
  let sum = 0;
  let digit = 0;
  for (const sign of plain) {
    const unit = units[sign];
    if (unit === undefined) digit = digits.indexOf(sign);
    else {
      sum += (digit || 1) * unit;
      digit = 0;
    }
  }
  return sum + digit;
}
