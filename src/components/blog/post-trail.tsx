import { joinPath } from "../../lib/paths";
import { blogText } from "../../text/blog";
import { SiteLink } from "../ui/site-link";
import * as styles from "./post-trail.module.css";

interface PostTrailProps {
  readonly blogBasePath: string;
  /** ISO time of the post in UTC. */
  readonly date: string;
}

/** Breadcrumbs of a post: the blog, its year in the archive. */
export function PostTrail({ blogBasePath, date }: PostTrailProps) {
  const year = date.slice(0, 4);
  return (
    <nav aria-label={blogText.trail.label}>
      <ol className={styles["trail"]}>
        <li>
          <SiteLink to={joinPath(blogBasePath)}>{blogText.trail.blog}</SiteLink>
        </li>
        <li>
          <SiteLink to={`${joinPath(blogBasePath, "archive")}#year-${year}`}>{blogText.trail.year(year)}</SiteLink>
        </li>
      </ol>
    </nav>
  );
}
