import { site } from "../../../src/config/site";
import { languageOf } from "../../../src/text/languages";

/** What a command says, in the language of the site that it works on. */
export function inOwnLanguage<Messages>({ zh, en }: { readonly zh: Messages; readonly en: Messages }): Messages {
  return languageOf(site.locale.defaultLocale) === "en" ? en : zh;
}
