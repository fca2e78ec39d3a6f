import { graphql } from "gatsby";
import { BlogPage } from "../features/blog/blog-page";
import { blogSectionPath } from "../features/blog/blog-sections";
import { FeedGuide } from "../features/blog/feed-guide";
import { FeedList } from "../features/blog/feed-list";
import { Seo } from "../site/seo";
import { useSiteMetadata } from "../site/use-site-metadata";
import { feedsText } from "../text/feeds";

/** The feeds, and what to do with them. */
export default function BlogSubscribePage() {
  const site = useSiteMetadata();
  const { routeBasePath, feedTypes } = site.blog;
  return (
    <BlogPage
      blogBasePath={routeBasePath}
      section="subscribe"
      title={feedsText.title}
      description={feedsText.description}
    >
      <FeedList base={site} blogBasePath={routeBasePath} feedTypes={feedTypes} />
      <FeedGuide />
    </BlogPage>
  );
}

export function Head() {
  const path = blogSectionPath(useSiteMetadata().blog.routeBasePath, "subscribe");
  return <Seo title={feedsText.title} description={feedsText.description} path={path} />;
}

export const query = graphql`
  query BlogSubscribePage {
    blogSidebar: allBlogPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
      ...BlogSidebar
    }
  }
`;
