import { graphql, withPrefix } from "gatsby";
import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import { pagePath } from "../../browser/platform/site-path";
import type { CommentsConfig } from "../../config/comment-providers";
import { absoluteUrl, encodePath } from "../../lib/paths";
import { commentsText, controlsText, readingText } from "../../text/texts";
import { useSiteMetadata } from "../head/use-site-metadata";
import { DateText } from "../ui/date-text";
import { Icon } from "../ui/icon";
import { Island } from "../ui/island";
import { SiteLink } from "../ui/site-link";
import * as styles from "./article-footer.module.css";
import { ArticleHtml } from "./article-html";

interface ArticleFooterProps
  extends Pick<NonNullable<Queries.SinglePageQuery["singlePage"]>, "title" | "path" | "editUrl" | "lastUpdate"> {
  /** Path of the page's Markdown copy, if there is one. */
  readonly markdown?: string;
}

/** Chats that accept a question in their address. */
const chats = {
  chatgpt: ["ChatGPT", "https://chatgpt.com/?q="],
  claude: ["Claude", "https://claude.ai/new?q="],
} as const;

/**
 * Shows links below an article: to edit it, to give feedback, to ask a chat about it, and to its
 * Markdown copy. Also shows the date of the last change. The site's settings determine the feedback
 * address and the chats. Renders nothing if there is nothing to show.
 */
export function ArticleFooter({ title, path, editUrl, markdown, lastUpdate }: ArticleFooterProps) {
  const { article, ...site } = useSiteMetadata();
  const feedback = article.feedbackUrl
    ?.replaceAll("{url}", encodeURIComponent(absoluteUrl(site, pagePath(path))))
    .replaceAll("{title}", encodeURIComponent(title));
  const question = markdown && encodeURIComponent(readingText.question(absoluteUrl(site, markdown)));
  const asked = Object.entries(chats).filter(([key]) => question && article.openIn.includes(key));
  const links = [
    ...(feedback ? [[readingText.feedback, feedback] as const] : []),
    ...asked.map(([, [name, ask]]) => [readingText.openIn(name), ask + question] as const),
  ];
  if (editUrl === null && markdown === undefined && lastUpdate === null && links.length === 0) return null;
  return (
    <div className={`${styles.footer} small-print`}>
      {editUrl !== null && (
        <SiteLink to={editUrl} className={`${styles.edit} screen-only`}>
          <Icon node={Pencil} size={15} />
          {readingText.edit}
        </SiteLink>
      )}
      {links.map(([label, to]) => (
        <SiteLink key={label} to={to} className={`${styles.edit} screen-only`}>
          {label}
        </SiteLink>
      ))}
      {markdown !== undefined && <CopyMarkdown path={markdown} />}
      {lastUpdate !== null && (
        <p className={styles.updated}>
          {readingText.updated.before}
          <DateText date={lastUpdate.date} />
          {readingText.updated.after}
          {lastUpdate.author !== null && readingText.updatedBy(lastUpdate.author)}
        </p>
      )}
    </div>
  );
}

/**
 * Offers the page's Markdown copy, for use with a language model. A button copies the Markdown. If
 * copying fails, a link to the file appears beside the button. Without scripts, the link replaces
 * the button.
 */
export function CopyMarkdown({ path }: { readonly path: string }) {
  return (
    <span className={`${styles.copy} screen-only`} data-site-state="idle">
      <button type="button" className={styles.button} data-site-copy-markdown="">
        {controlsText.markdown.copy}
      </button>
      <a className={styles.file} href={withPrefix(encodePath(path))} type="text/markdown">
        {controlsText.markdown.view}
      </a>
    </span>
  );
}

/**
 * GraphQL fields of a linked page: the previous or next page, a page on the same topic, or a page
 * that links to this one.
 */
export const relatedPageFragment = graphql`
  fragment RelatedPage on PageLink { title titleLang path }
  fragment BacklinkParts on Backlink { title titleLang path sentence }
`;

/** Maximum number of backlinks to show. */
const mostBacklinks = 5;

/** Maximum number of related pages to show. With more, the reader would have to choose. */
const mostRelated = 3;

interface RelatedPagesProps {
  readonly related: readonly Queries.RelatedPageFragment[];
  /** Pages whose text links to this page. */
  readonly backlinks: readonly Queries.BacklinkPartsFragment[];
  /** Pages that this page already links to elsewhere, such as the next page. */
  readonly without: readonly ({ readonly path: string } | null)[];
}

/** Shows pages on the same topic, followed by other pages that link to this one. */
export function RelatedPages({ related, backlinks, without }: RelatedPagesProps) {
  const isIn = (pages: RelatedPagesProps["without"], path: string) => pages.some((page) => page?.path === path);
  const near = related.filter(({ path }) => !isIn(without, path)).slice(0, mostRelated);
  const others = backlinks.filter(({ path }) => !isIn([...without, ...near], path)).slice(0, mostBacklinks);
  // In development, tells the author that no other page links to this one.
  const isOrphan = process.env.NODE_ENV === "development" && backlinks.length === 0;
  if (near.length + others.length === 0 && !isOrphan) return null;
  return (
    <nav className={`${styles.related} screen-only`} aria-label={readingText.related}>
      {near.length > 0 && (
        <>
          <p className="small-print">{readingText.related}</p>
          <ul className="link-row">
            {near.map(({ title, titleLang, path }) => (
              <li key={path}>
                <SiteLink to={path} lang={titleLang}>
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {isOrphan && <p className="small-print">{readingText.noBacklinks}</p>}
      {others.length > 0 && (
        <>
          <p className="small-print">{readingText.backlinks}</p>
          <ul className="plain">
            {others.map(({ title, titleLang, path, sentence }) => (
              <li key={path} lang={titleLang ?? undefined}>
                <SiteLink to={path}>{title}</SiteLink>
                {sentence !== "" && sentence !== title && <p className="small-print">{sentence}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}

/**
 * Shows a drawing of the pages around this one, initially folded. Renders nothing without a
 * drawing.
 */
export function PageNet({ html }: { readonly html: string | null }) {
  if (html === null) return null;
  return (
    <details className={`${styles.net} screen-only`}>
      <summary className="small-print">{readingText.net}</summary>
      <ArticleHtml html={html} />
    </details>
  );
}

/** The comment settings from site.yml, or null if there are none. Webpack inserts them. */
declare const COMMENTS: CommentsConfig | null;

/**
 * Shows the heading of a page's comments and the island that loads them. With giscus, also shows a
 * link to the discussion on GitHub. With another provider, readers without scripts get a message.
 * Renders nothing if comments are off.
 */
export function Comments({ pathname }: { readonly pathname: string }) {
  if (COMMENTS === null) return null;
  const { provider } = COMMENTS;
  const search = new URLSearchParams({ discussions_q: pathname });
  const repo = COMMENTS.provider === "giscus" ? COMMENTS.repo : null;
  return (
    <section className={`${styles.comments} screen-only`} aria-label={commentsText.heading}>
      <h2>{commentsText.heading}</h2>
      {repo !== null && (
        <p>
          <a href={`https://github.com/${repo}/discussions?${search}`} target="_blank" rel="noopener">
            {commentsText.atGitHub}
          </a>
        </p>
      )}
      {repo === null && <noscript>{commentsText.noScript}</noscript>}
      <Island name={provider} props={{ path: pathname }} load="visible" />
    </section>
  );
}
