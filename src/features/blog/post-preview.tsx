import "../../styles/article-text.css";
import { graphql } from "gatsby";
import { blogText } from "../../text/blog";
import { SiteLink } from "../../ui/site-link";
import { ArticleHtml } from "../article/article-html";
import { PostByline } from "./post-byline";
import * as styles from "./post-preview.module.css";
import { TagLinks } from "./tag-links";

/** A post as a list shows it. */
export const postPreviewFragment = graphql`
  fragment PostPreview on BlogPost {
    title
    path
    preview
    truncated
    tags {
      label
      path
    }
    ...PostByline
  }
`;

interface PostPreviewProps {
  readonly post: Queries.PostPreviewFragment;
  readonly showReadingTime: boolean;
}

/** The beginning of a post, and a link to the rest. */
export function PostPreview({ post, showReadingTime }: PostPreviewProps) {
  const { title, path, preview, truncated, tags } = post;
  return (
    <article className={styles["post"]}>
      <h2 className={styles["title"]}>
        <SiteLink to={path}>{title}</SiteLink>
      </h2>
      <PostByline post={post} showReadingTime={showReadingTime} />
      <TagLinks tags={tags} />
      <div className={styles["text"]}>
        <ArticleHtml html={preview} />
      </div>
      {truncated && (
        <p>
          <SiteLink to={path} className={styles["more"]}>
            {blogText.readMore}
            <span className="visually-hidden">{blogText.readMoreOf(title)}</span>
          </SiteLink>
        </p>
      )}
    </article>
  );
}
