import { graphql } from "gatsby";
import { BlogPage, blogSectionPath } from "../components/blog/blog-page";
import { FeedGuide, FeedList } from "../components/blog/subscribe";
import { Seo } from "../components/head/seo";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { feedsText } from "../text/blog";

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
