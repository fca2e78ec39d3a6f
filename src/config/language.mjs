// Finds the language of messages for owners and authors. The commands run it before packages are
// installed, so this file is plain JavaScript.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Reads `locale.lang` of site.yml without parsing the file, because errors in site.yml are
 * reported in that language too.
 * @returns `en` if the content folder's site.yml names a language other than Chinese, else `zh`
 */
export function languageFor(contentDir) {
  const file = path.join(contentDir, "site.yml");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [, lang = "zh"] = /^(?:[ \t]+|locale:[ \t]*\{[^}\n]*?)\blang:[ \t]*["']?([\w-]+)/m.exec(text) ?? [];
  return languageOf(lang);
}

/**
 * Returns the language of messages, `zh` or `en`, for a language tag.
 * @param tag the value of `locale.lang` in site.yml
 */
export function languageOf(tag) {
  // `zh_CN` and `cn` are invalid, but show in which language the owner reads the error.
  return /^(?:zh|cn)(?![a-z])/i.test(tag) ? "zh" : "en";
}
