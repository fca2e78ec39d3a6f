import type { CommentsConfig } from "../../config/read-site";
import { commentsText } from "../../text/site";
import { Island } from "../ui/island";
import * as styles from "./article-footer.module.css";

/** The comment settings from site.yml, plus the site's language (BCP 47); webpack inserts them. */
declare const COMMENTS: (CommentsConfig & { readonly lang: string }) | null;

/** The heading of a page's discussion, a link to it for readers without scripts, and the place of the island. */
export function Comments({ pathname }: { readonly pathname: string }) {
  if (COMMENTS === null) return null;
  const { repo, repoId, category, categoryId, mapping, lang } = COMMENTS;
  const search = new URLSearchParams({ discussions_q: pathname });
  const props = { repo, repoId, category, categoryId, mapping, lang: spoken(lang) };
  return (
    <section className={`${styles.comments} screen-only`} aria-label={commentsText.heading}>
      <h2>{commentsText.heading}</h2>
      <p>
        <a href={`https://github.com/${repo}/discussions?${search}`} target="_blank" rel="noopener">
          {commentsText.atGitHub}
        </a>
      </p>
      <Island name="comments" props={props} load="visible" />
    </section>
  );
}

/** giscus speaks Chinese by region, and other languages by their first part. */
function spoken(lang: string): string {
  if (/^zh\b/.test(lang)) return /Hant|TW|HK|MO/.test(lang) ? "zh-TW" : "zh-CN";
  return lang.replace(/-.*/, "");
}
