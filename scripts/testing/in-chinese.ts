/** Picks the Chinese messages, whatever site.yml says. Jest replaces src/config/in-site-language.ts by this file. */
export function inSiteLanguage<Messages>({ zh }: { readonly zh: Messages }): Messages {
  return zh;
}
