import { withPrefix } from "gatsby";
import type { BlogConfig, SiteConfig } from "../../config/types";
import { feedsOf } from "../../contract/feeds";
import { feedsText } from "../../text/feeds";

interface FeedSettings extends Pick<SiteConfig, "title"> {
  readonly blog: Pick<BlogConfig, "routeBasePath" | "feedTypes">;
}

/** Feed links for every page's head, so that feed readers find them from any address of the site. */
export function feedLinks({ title, blog }: FeedSettings) {
  return feedsOf(blog.feedTypes, blog.routeBasePath).map(({ type, name, mediaType, path }) => (
    <link
      key={`feed-${type}`}
      rel="alternate"
      type={mediaType}
      title={feedsText.linkTitle(title, name)}
      href={withPrefix(path)}
    />
  ));
}
