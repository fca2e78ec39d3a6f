import type { CommentsConfig } from "../../config/read-site";
import { commentsText } from "../../text/texts";
import { Island } from "../ui/island";
import * as styles from "./article-footer.module.css";

/** The comment settings from site.yml, plus the site's language (BCP 47); webpack inserts them. */
declare const COMMENTS: (CommentsConfig & { readonly lang: string }) | null;

/** The heading of a page's discussion, a link to it or a word for readers without scripts, and the place of the island. */
export function Comments({ pathname }: { readonly pathname: string }) {
  if (COMMENTS === null) return null;
  const { provider, on: _, lang, ...settings } = COMMENTS;
  const search = new URLSearchParams({ discussions_q: pathname });
  const props = "repo" in settings ? settings : { serverUrl: settings.serverUrl, path: pathname };
  return (
    <section className={`${styles.comments} screen-only`} aria-label={commentsText.heading}>
      <h2>{commentsText.heading}</h2>
      {"repo" in settings && (
        <p>
          <a href={`https://github.com/${settings.repo}/discussions?${search}`} target="_blank" rel="noopener">
            {commentsText.atGitHub}
          </a>
        </p>
      )}
      {"repo" in settings || <noscript>{commentsText.noScript}</noscript>}
      <Island name={provider} props={{ ...props, lang: spoken(lang) }} load="visible" />
    </section>
  );
}

/** Both speak Chinese by region, and other languages by their first part. */
function spoken(lang: string): string {
  if (/^zh\b/.test(lang)) return /Hant|TW|HK|MO/.test(lang) ? "zh-TW" : "zh-CN";
  return lang.replace(/-.*/, "");
}
