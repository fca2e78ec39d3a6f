import type { CommentProvider, CommentsConfig } from "../config/comment-providers";

/**
 * The comment settings from site.yml and the site's language (BCP 47). The build writes them into
 * the bundle.
 */
declare const COMMENTS: (CommentsConfig & { readonly lang: string }) | null;

/**
 * Returns the settings of a comment provider. They come from the build and not from the page, so
 * that nothing an author writes can choose a server.
 * @throws Error if site.yml sets another provider or none
 */
export function commentSettings<Name extends CommentProvider>(name: Name) {
  if (COMMENTS?.provider !== name) throw new Error(`site.yml has no comments by ${name}`);
  const { on: _, provider: __, ...settings } = COMMENTS as Extract<typeof COMMENTS, { readonly provider: Name }>;
  return { ...settings, lang: spoken(COMMENTS.lang) };
}

/**
 * Returns the language code that giscus and Waline expect: `zh-TW` or `zh-CN` for Chinese, and the
 * first subtag for other languages.
 */
function spoken(lang: string): string {
  if (/^zh\b/.test(lang)) return /Hant|TW|HK|MO/.test(lang) ? "zh-TW" : "zh-CN";
  return lang.replace(/-.*/, "");
}
