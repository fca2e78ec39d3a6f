/**
 * Returns the Open Graph locale for a language tag. The default region is the most likely one:
 * `zh-Hans` → `zh_CN`, `pt-BR` → `pt_BR`.
 * @throws RangeError for a malformed tag
 */
export function openGraphOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return `${language}_${region}`;
}
