import { compareNames } from "./compare-names";

test.each([
  ["第10章 第2章 第1章 第12章", "第1章 第2章 第10章 第12章"],
  ["第十一章 第三章 第二章 第十章 第一百零三章 第二十章", "第二章 第三章 第十章 第十一章 第二十章 第一百零三章"],
  ["1.10-c 1.2-b 1.1-a", "1.1-a 1.2-b 1.10-c"],
  ["十、尾 二、乙 一、甲 十一、末", "一、甲 二、乙 十、尾 十一、末"],
  ["b a10 a9 a", "a a9 a10 b"],
  ["三国 一带 第二", "一带 三国 第二"],
  ["x01 x1 x001", "x001 x01 x1"],
])("%s in order is %s", (names, sorted) => expect(names.split(" ").sort(compareNames).join(" ")).toBe(sorted));
