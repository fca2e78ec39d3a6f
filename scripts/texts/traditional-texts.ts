import { readFileSync } from "node:fs";
import { Converter } from "opencc-js/cn2t";

/**
 * Returns zh-Hans.ts in the traditional characters of Taiwan. Only characters are converted, not
 * vocabulary. Each export is on one line, because nobody edits the file.
 */
export function traditionalTexts(): string {
  const texts = readFileSync("src/text/languages/zh-Hans.ts", "utf8")
    .replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, "")
    .replace(/\n\s*(?!\s|export )/g, " ")
    .trim();
  return `/** Made of zh-Hans.ts by \`npm run texts\`. */\n${Converter({ from: "cn", to: "tw" })(texts)}\n`;
}
