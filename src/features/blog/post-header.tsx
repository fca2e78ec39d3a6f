import { graphql } from "gatsby";
import { VisibilityBanner } from "../article/visibility-banner";
import { PostByline } from "./post-byline";
import { SeriesBox } from "./series-box";
import { StaleNote } from "./stale-note";
import { TagLinks } from "./tag-links";

/** Everything between a post's title and its text. */
export const postHeaderFragment = graphql`
  fragment PostHeader on BlogPost {
    date
    revised
    stale
    draft
    unlisted
    tags {
      label
      path
    }
    ...PostByline
    ...PostSeries
  }
`;

interface PostHeaderProps {
  readonly post: Queries.PostHeaderFragment;
  readonly showReadingTime: boolean;
}

/** What a reader may want to know before reading a post. */
export function PostHeader({ post, showReadingTime }: PostHeaderProps) {
  return (
    <>
      <PostByline post={post} showReadingTime={showReadingTime} />
      <TagLinks tags={post.tags} />
      <VisibilityBanner draft={post.draft} unlisted={post.unlisted} />
      {post.stale && <StaleNote date={post.date} revised={post.revised} />}
      <SeriesBox post={post} />
    </>
  );
}
