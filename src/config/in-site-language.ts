import path from "node:path";
import { languageFor } from "./language.mjs";

/**
 * Returns the Chinese messages if the site's language is Chinese or not set, otherwise the English
 * ones.
 */
export function inSiteLanguage<Messages>({ zh, en }: { readonly zh: Messages; readonly en: Messages }): Messages {
  return languageFor(path.resolve(process.env.CONTENT_DIR || "content")) === "en" ? en : zh;
}
