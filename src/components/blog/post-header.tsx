import { graphql } from "gatsby";
import { blogText, listText, readingText } from "../../text/texts";
import { CheckedDate, VisibilityBanner } from "../article/reading-layout";
import { useSiteMetadata } from "../head/use-site-metadata";
import { DateText } from "../ui/date-text";
import { SiteLink } from "../ui/site-link";
import { TagLinks } from "../ui/tags";
import * as styles from "./post-header.module.css";

type Post = NonNullable<Queries.BlogPostPageQuery["blogPost"]>;

/** Shows everything between the title and the text of a post. */
export function PostHeader({ post }: { readonly post: Post }) {
  return (
    <>
      <PostByline post={post} showReadingTime={useSiteMetadata().blog.showReadingTime} />
      {post.checked && (
        <p className="small-print">
          <CheckedDate checked={post.checked} />
        </p>
      )}
      <TagLinks tags={post.tags} name={blogText.tagsOfPost} />
      <VisibilityBanner draft={post.draft} unlisted={post.unlisted} />
      {post.stale && <StaleNote {...post} />}
      <SeriesBox post={post} />
    </>
  );
}

/** The data shown below a post's title. */
export const postBylineFragment = graphql`
  fragment PostByline on BlogPost { date authors { name } article { readingMinutes } }
`;

interface PostBylineProps {
  readonly post: Queries.PostBylineFragment;
  readonly showReadingTime: boolean;
}

/**
 * Shows the date and, if enabled, the reading time, such as `2021年7月30日 · 阅读需 1 分钟`, followed by
 * the post's authors.
 */
export function PostByline({ post, showReadingTime }: PostBylineProps) {
  const authors = listText(post.authors.map(({ name }) => name));
  const minutes = showReadingTime && readingText.minutes(post.article.readingMinutes);
  return (
    <p className="small-print">
      <span>
        <DateText date={post.date} />
      </span>
      {[minutes, authors].map((part) => part && <span key={part}> · {part}</span>)}
    </p>
  );
}

export const postSeriesFragment = graphql`
  fragment PostSeries on BlogPost { path series seriesPosts { title titleLang path description } }
`;

/**
 * Lists the posts of a series in reading order. Renders nothing if the post belongs to no series or
 * if the series contains no other post.
 */
function SeriesBox({ post: { path, series, seriesPosts } }: { readonly post: Queries.PostSeriesFragment }) {
  if (series === null || seriesPosts.length < 2) return null;
  const place = seriesPosts.findIndex((post) => post.path === path) + 1;
  return (
    <nav className={styles.box} aria-label={blogText.series.label(series)}>
      <details>
        <summary>{blogText.series.summary(series, place, seriesPosts.length)}</summary>
        <ol>
          {seriesPosts.map((post) => (
            <li key={post.path}>
              <SiteLink to={post.path} lang={post.titleLang} aria-current={post.path === path ? "page" : undefined}>
                {post.title}
              </SiteLink>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/**
 * Warns that a post is old. The note shows the date instead of an age, so that the note stays true
 * between builds. The note shows a revision only if its day is later than that of publication.
 */
function StaleNote({ date, revised }: Pick<Post, "date" | "revised">) {
  const revision = revised !== null && revised.slice(0, 10) > date.slice(0, 10) ? revised : null;
  return (
    <p className={styles.note} role="note">
      {revision === null ? blogText.stale.written : blogText.stale.revised}
      <DateText date={revision ?? date} />
      {blogText.stale.after}
    </p>
  );
}
