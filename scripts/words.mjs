// The messages of the commands for owners, in the site's language. scripts/words contains one file
// per language.
import { en } from "./words/en.mjs";
import { zh } from "./words/zh.mjs";

export { languageFor, languageOf } from "../src/config/language.mjs";

/**
 * Returns the messages in a language.
 * @param lang `zh` or `en`
 */
export function wordsIn(lang) {
  return lang === "en" ? en : zh;
}
