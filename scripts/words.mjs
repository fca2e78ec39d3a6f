// What the commands say to an owner, in the language of the site: a file each in scripts/words.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { en } from "./words/en.mjs";
import { zh } from "./words/zh.mjs";

/** @returns `en` where site.yml of a content folder names another language than Chinese, else `zh` */
export function languageFor(contentDir) {
  const file = path.join(contentDir, "site.yml");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [, lang = "zh"] = /^(?:[ \t]+|locale:[ \t]*\{[^}\n]*?)\blang:[ \t]*["']?([\w-]+)/m.exec(text) ?? [];
  return languageOf(lang);
}

/** @param tag as `locale.lang` of site.yml has it */
export function languageOf(tag) {
  return /^zh\b/i.test(tag) ? "zh" : "en";
}

/** The words in a language. @param lang `zh` or `en` */
export function wordsIn(lang) {
  return lang === "en" ? en : zh;
}
