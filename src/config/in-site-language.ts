import path from "node:path";
import { languageFor } from "./language.mjs";

/** Picks the messages in the language of the site: Chinese of any kind, or English. */
export function inSiteLanguage<Messages>({ zh, en }: { readonly zh: Messages; readonly en: Messages }): Messages {
  return languageFor(path.resolve(process.env.CONTENT_DIR || "content")) === "en" ? en : zh;
}
