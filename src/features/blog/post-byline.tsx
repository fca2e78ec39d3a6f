import { graphql } from "gatsby";
import { readingText } from "../../text/reading";
import { DateText } from "../../ui/date-text";

/** What stands below a post's title. */
export const postBylineFragment = graphql`
  fragment PostByline on BlogPost {
    date
    authors {
      name
    }
    article {
      readingMinutes
    }
  }
`;

interface PostBylineProps {
  readonly post: Queries.PostBylineFragment;
  readonly showReadingTime: boolean;
}

/** `2021年7月30日 · 阅读需 1 分钟`, and who wrote it where the post says so. */
export function PostByline({ post, showReadingTime }: PostBylineProps) {
  const parts = [
    { id: "date", content: <DateText date={post.date} /> },
    ...(showReadingTime ? [{ id: "minutes", content: readingText.minutes(post.article.readingMinutes) }] : []),
    ...(post.authors.length > 0 ? [{ id: "authors", content: post.authors.map(({ name }) => name).join("、") }] : []),
  ];
  return (
    <p className="small-print">
      {parts.map(({ id, content }, index) => (
        <span key={id}>
          {index > 0 && " · "}
          {content}
        </span>
      ))}
    </p>
  );
}
