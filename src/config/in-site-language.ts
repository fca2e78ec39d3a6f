import path from "node:path";
import { languageFor } from "./language.mjs";

/**
 * Returns the messages in the language of the site: Chinese for any Chinese tag, otherwise English.
 */
export function inSiteLanguage<Messages>({ zh, en }: { readonly zh: Messages; readonly en: Messages }): Messages {
  return languageFor(path.resolve(process.env.CONTENT_DIR || "content")) === "en" ? en : zh;
}
