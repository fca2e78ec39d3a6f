import { withPrefix } from "gatsby";
import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import { pagePath } from "../../browser/platform/site-path";
import { absoluteUrl, encodePath } from "../../lib/paths";
import { controlsText, readingText } from "../../text/texts";
import { useSiteMetadata } from "../head/use-site-metadata";
import { DateText } from "../ui/date-text";
import { Icon } from "../ui/icon";
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

/** What the owner's settings add, by label: where readers answer, and chats that are asked about the text. */
function useOwnLinks({ title, path, markdown }: ArticleFooterProps): (readonly [label: string, to: string])[] {
  const { article, ...site } = useSiteMetadata();
  const feedback = article.feedbackUrl
    ?.replaceAll("{url}", encodeURIComponent(absoluteUrl(site, pagePath(path))))
    .replaceAll("{title}", encodeURIComponent(title));
  const question = markdown && encodeURIComponent(readingText.question(absoluteUrl(site, markdown)));
  const asked = Object.entries(chats).filter(([key]) => question && article.openIn.includes(key));
  return [
    ...(feedback ? [[readingText.feedback, feedback] as const] : []),
    ...asked.map(([, [name, ask]]) => [readingText.openIn(name), ask + question] as const),
  ];
}

/** Below a text: links to edit it, to answer and to ask about it, the Markdown copy, and the last change. */
export function ArticleFooter(props: ArticleFooterProps) {
  const { editUrl, markdown, lastUpdate } = props;
  const links = useOwnLinks(props);
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
    <span className={`${styles.copy} screen-only`} data-state="idle">
      <button type="button" className={styles.button} data-copy-markdown="">
        {controlsText.markdown.copy}
      </button>
      <a className={styles.file} href={withPrefix(encodePath(path))} type="text/markdown">
        {controlsText.markdown.view}
      </a>
    </span>
  );
}
