import { readFileSync } from "node:fs";
import { Converter } from "opencc-js/cn2t";

/**
 * Corrections of OpenCC's vocabulary. OpenCC converts three words to terms of computing: "release",
 * "project" and "partition". The site means "publish", "item" and "section".
 */
const plainWords: Readonly<Record<string, string>> = { 釋出: "發佈", 專案: "項目", 分割槽: "分區" };

/**
 * Returns zh-Hans.ts in the characters and the vocabulary of Taiwan: 搜索 becomes 搜尋, and 软件 becomes
 * 軟體. Each export is on one line, because nobody edits the file.
 */
export function traditionalTexts(): string {
  const texts = readFileSync("src/text/languages/zh-Hans.ts", "utf8")
    .replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, "")
    .replace(/\n\s*(?!\s|export )/g, " ")
    .trim();
  const converted = Converter({ from: "cn", to: "twp" })(texts);
  const corrected = converted.replace(
    new RegExp(Object.keys(plainWords).join("|"), "g"),
    (word) => plainWords[word] ?? word,
  );
  return `/** Made from zh-Hans.ts by \`npm run texts\`. */\n${corrected}\n`;
}
