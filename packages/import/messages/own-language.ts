import { site } from "../../../src/config/site";
import { languageOf } from "../../../src/text/languages";

/** Picks the messages of a command in the language of the site. */
export function inOwnLanguage<Messages>({ zh, en }: { readonly zh: Messages; readonly en: Messages }): Messages {
  return languageOf(site.locale.defaultLocale) === "en" ? en : zh;
}
