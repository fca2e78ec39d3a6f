import * as en from "./en";
import * as simplified from "./zh-Hans";
import * as traditional from "./zh-Hant";

/** What readers read of the shell in one language: the exports of its file. zh-Hant.ts is made by `npm run texts`. */
export type Texts = typeof simplified;

const languages = { "zh-Hans": simplified, "zh-Hant": traditional, en } satisfies Record<string, Texts>;

/** The language for a tag such as `zh-TW` or `en-GB`: English for all that is not Chinese. */
export function languageOf(tag: string): keyof typeof languages {
  if (/^zh-(?:Hant|TW|HK|MO)\b/i.test(tag)) return "zh-Hant";
  return /^zh\b/i.test(tag) ? "zh-Hans" : "en";
}

/** @param tag what `locale.lang` of site.yml says */
export function textsIn(tag: string): Texts {
  return languages[languageOf(tag)];
}
