// The language of messages for owners and authors. The commands need it before the packages are
// installed, so this file is plain JavaScript.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Reads `locale.lang` of site.yml without parsing the file, because a mistake in site.yml has a
 * message too.
 * @returns `en` if the content folder's site.yml names a language other than Chinese, else `zh`
 */
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
