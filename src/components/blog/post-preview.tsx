import { graphql } from "gatsby";
import { blogText } from "../../text/texts";
import { ArticleHtml } from "../article/article-html";
import { useSiteMetadata } from "../head/use-site-metadata";
import { Phrases } from "../ui/phrases";
import { SiteLink } from "../ui/site-link";
import { PostByline } from "./post-header";
import * as styles from "./post-preview.module.css";
import { TagLinks } from "./tags";

export const postPreviewFragment = graphql`
  fragment PostPreview on BlogPost {
    title path preview figure truncated
    tags { label path }
    article { readingMinutes }
    ...PostSeries ...PostByline
  }
`;

/** The beginning of a post below its first figure, and a link to the rest. */
export function PostPreview({ post }: { readonly post: Queries.PostPreviewFragment }) {
  const { showReadingTime } = useSiteMetadata().blog;
  const { title, path, preview, figure, truncated, tags, series, seriesPosts } = post;
  const place = seriesPosts.findIndex((other) => other.path === path) + 1;
  return (
    <article className={`${styles["post"]} ruled`}>
      {figure !== null && <ArticleHtml html={figure} />}
      {seriesPosts.length > 1 && (
        <p className="small-print">
          {series} {blogText.series.place(place, seriesPosts.length)}
        </p>
      )}
      <h2 className={styles["title"]}>
        <SiteLink to={path}>
          <span data-serif="">
            <Phrases>{title}</Phrases>
          </span>
        </SiteLink>
      </h2>
      <PostByline post={post} showReadingTime={showReadingTime && !truncated} />
      <div className={styles["text"]}>
        <ArticleHtml html={preview} />
      </div>
      {truncated && (
        <p>
          <SiteLink to={path} className={styles["more"]}>
            {blogText.readMore(showReadingTime ? post.article.readingMinutes : null)}
            <span className="visually-hidden">{blogText.readMoreOf(title)}</span>
          </SiteLink>
        </p>
      )}
      <TagLinks tags={tags} />
    </article>
  );
}
