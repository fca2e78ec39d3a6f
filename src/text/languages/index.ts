import * as en from "./en";
import * as british from "./en-GB";
import * as simplified from "./zh-Hans";
import * as traditional from "./zh-Hant";

/**
 * All strings for readers in one language: the exports of its file. `npm run texts` generates
 * zh-Hant.ts.
 */
export type Texts = typeof simplified;

const languages = { "zh-Hans": simplified, "zh-Hant": traditional, en } satisfies Record<string, Texts>;

/**
 * Returns the language of the site's strings for a tag such as `zh-TW` or `en-GB`. A tag that is
 * not Chinese gets English.
 */
export function languageOf(tag: string): keyof typeof languages {
  if (/^zh-(?:Hant|TW|HK|MO)\b/i.test(tag)) return "zh-Hant";
  return /^zh\b/i.test(tag) ? "zh-Hans" : "en";
}

/**
 * Returns the name of the file in this folder with the strings for a language tag, without its
 * extension. In English, only the United States, Canada and the Philippines write the month before
 * the day.
 */
export function textsName(tag: string): keyof typeof languages | "en-GB" {
  return /^en-(?!US\b|CA\b|PH\b)/i.test(tag) ? "en-GB" : languageOf(tag);
}

/**
 * Returns the strings for a language tag.
 * @param tag the value of `locale.lang` in site.yml
 */
export function textsIn(tag: string): Texts {
  const name = textsName(tag);
  return name === "en-GB" ? british : languages[name];
}
