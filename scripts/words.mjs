// The messages of the commands for owners, in the language of the site. scripts/words has one file
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
