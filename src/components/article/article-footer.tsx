import { graphql, withPrefix } from "gatsby";
import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import { pagePath } from "../../browser/platform/site-path";
import type { CommentsConfig } from "../../config/read-site";
import { absoluteUrl, encodePath } from "../../lib/paths";
import { commentsText, controlsText, readingText } from "../../text/texts";
import { useSiteMetadata } from "../head/use-site-metadata";
import { DateText } from "../ui/date-text";
import { Icon } from "../ui/icon";
import { Island } from "../ui/island";
import { SiteLink } from "../ui/site-link";
import * as styles from "./article-footer.module.css";

interface ArticleFooterProps
  extends Pick<NonNullable<Queries.SinglePageQuery["singlePage"]>, "title" | "path" | "editUrl" | "lastUpdate"> {
  /** Path of the text as Markdown, if it is offered. */
  readonly markdown?: string;
}

/** Where a question can stand in the address. */
const chats = {
  chatgpt: ["ChatGPT", "https://chatgpt.com/?q="],
  claude: ["Claude", "https://claude.ai/new?q="],
} as const;

/**
 * Below a text: links to edit it, to answer and to ask about it, the Markdown copy, and the last change. Where readers answer,
 * and which chats are asked, is in the owner's settings.
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

/** The text for a language model: a button copies it; if that fails, or without scripts, there is a link. */
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

/** A page that has to do with this one: a neighbour, or one about the same things. */
export const relatedPageFragment = graphql`
  fragment RelatedPage on PageLink { title path }
  fragment BacklinkParts on Backlink { title path sentence }
`;

/** More links of one kind would be a list of their own. */
const mostBacklinks = 5;

/** More would make the reader choose. */
const mostRelated = 3;

interface RelatedPagesProps {
  readonly related: readonly Queries.RelatedPageFragment[];
  /** Pages whose texts link here. */
  readonly backlinks: readonly Queries.BacklinkPartsFragment[];
  /** Linked elsewhere on the page, e.g. as the next page. */
  readonly without: readonly ({ readonly path: string } | null)[];
}

/** Below a text: pages about the same things, and those that link to this one and are not among them. */
export function RelatedPages({ related, backlinks, without }: RelatedPagesProps) {
  const isIn = (pages: RelatedPagesProps["without"], path: string) => pages.some((page) => page?.path === path);
  const near = related.filter(({ path }) => !isIn(without, path)).slice(0, mostRelated);
  const others = backlinks.filter(({ path }) => !isIn([...without, ...near], path)).slice(0, mostBacklinks);
  // Under `gatsby develop` its author learns that nobody gets here from another text.
  const isOrphan = process.env.NODE_ENV === "development" && backlinks.length === 0;
  if (near.length + others.length === 0 && !isOrphan) return null;
  return (
    <nav className={`${styles.related} screen-only`} aria-label={readingText.related}>
      {near.length > 0 && (
        <>
          <p className="small-print">{readingText.related}</p>
          <ul className="link-row">
            {near.map(({ title, path }) => (
              <li key={path}>
                <SiteLink to={path}>{title}</SiteLink>
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
            {others.map(({ title, path, sentence }) => (
              <li key={path}>
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

/** The comment settings from site.yml; webpack inserts them. */
declare const COMMENTS: CommentsConfig | null;

/** The heading of a page's discussion, a link to it or a word for readers without scripts, and the place of the island. */
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
