import type { CommentsConfig } from "../config/read-site";

type Provider = CommentsConfig["provider"];

/** The comment settings from site.yml, plus the site's language (BCP 47). The build writes them into the bundle. */
declare const COMMENTS: (CommentsConfig & { readonly lang: string }) | null;

/**
 * What a provider of comments is told. The build says it, not the page: nothing that an author writes chooses a server.
 * @throws where site.yml has another provider
 */
export function commentSettings<Name extends Provider>(name: Name) {
  if (COMMENTS?.provider !== name) throw new Error(`site.yml has no comments by ${name}`);
  const { on: _, provider: __, ...settings } = COMMENTS as Extract<typeof COMMENTS, { readonly provider: Name }>;
  return { ...settings, lang: spoken(COMMENTS.lang) };
}

/** Both providers speak Chinese by region, and other languages by their first part. */
function spoken(lang: string): string {
  if (/^zh\b/.test(lang)) return /Hant|TW|HK|MO/.test(lang) ? "zh-TW" : "zh-CN";
  return lang.replace(/-.*/, "");
}
