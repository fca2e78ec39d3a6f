// The messages of the commands for owners, in the language of the site. scripts/words has one file
// per language.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { en } from "./words/en.mjs";
import { zh } from "./words/zh.mjs";

/** @returns `en` if the content folder's site.yml names a language other than Chinese, else `zh` */
export function languageFor(contentDir) {
  const file = path.join(contentDir, "site.yml");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [, lang = "zh"] = /^(?:[ \t]+|locale:[ \t]*\{[^}\n]*?)\blang:[ \t]*["']?([\w-]+)/m.exec(text) ?? [];
  return languageOf(lang);
}

/** @param tag `locale.lang` of site.yml */
export function languageOf(tag) {
  return /^zh\b/i.test(tag) ? "zh" : "en";
}

/**
 * The messages in a language.
 * @param lang `zh` or `en`
 */
export function wordsIn(lang) {
  return lang === "en" ? en : zh;
}
