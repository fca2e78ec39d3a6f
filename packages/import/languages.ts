import type { SiteSettings } from "./model";

/**
 * The settings for a language of a site.
 * @param written `zh-CN`, `zh_TW`, `en`
 */
export function languageSettings(written: string | undefined): Pick<SiteSettings, "locale"> {
  const tag = written?.replaceAll("_", "-").toLowerCase();
  if (tag === undefined || !/^[a-z]{2,3}(?:-[a-z0-9]+)*$/.test(tag) || tag === "default") return {};
  const isChinese = /^(?:zh|cn)\b/.test(tag);
  if (!isChinese) return { locale: { lang: Intl.getCanonicalLocales(tag)[0] ?? tag } };
  return { locale: { lang: /hant|tw|hk|mo/.test(tag) ? "zh-Hant" : "zh-Hans" } };
}
