import type { SiteSettings } from "./model";

/**
 * Returns the settings for a site's language; {} if it is missing or invalid.
 * @param written the language as its author wrote it: `zh-CN`, `zh_TW`, `en`
 */
export function languageSettings(written: string | undefined): Pick<SiteSettings, "locale"> {
  const tag = written?.replaceAll("_", "-").toLowerCase();
  if (tag === undefined || !/^[a-z]{2,3}(?:-[a-z0-9]+)*$/.test(tag) || tag === "default") return {};
  const isChinese = /^(?:zh|cn)\b/.test(tag);
  if (!isChinese) return { locale: { lang: Intl.getCanonicalLocales(tag)[0] ?? tag } };
  return { locale: { lang: /hant|tw|hk|mo/.test(tag) ? "zh-Hant" : "zh-Hans" } };
}

/** The language of a site that does not set one. */
export const defaultLanguage = "zh-Hans";

/** Frequent characters whose traditional and simplified forms differ. */
const traditional = /[這個們說為來時會對還樣點過後開關於與]/g;
const simplified = /[这个们说为来时会对还样点过后开关于与]/g;

/**
 * Detects the language of a site's body text. Many projects keep their theme's default language, so
 * without this the site's buttons would be in a different language from its text.
 * @returns Chinese if there are more Chinese characters than Latin words; English if there are more
 * than 50 words, and more than 20 for each Chinese character; null for any other text, and for text
 * with at least 100 hiragana or Hangul characters
 */
export function languageOfTexts(texts: readonly string[]): "zh-Hans" | "zh-Hant" | "en" | null {
  const text = texts.map((body) => body.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, "")).join("\n");
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  if (count(/[\p{Script=Hiragana}\p{Script=Hangul}]/gu) >= 100) return null;
  const characters = count(/\p{Script=Han}/gu);
  const words = count(/[a-z]+/gi);
  if (characters > words) return count(traditional) > count(simplified) ? "zh-Hant" : "zh-Hans";
  return words > 50 && characters * 20 < words ? "en" : null;
}
