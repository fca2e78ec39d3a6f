import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BlogPage } from "../features/blog/blog-page";
import { blogSectionPath } from "../features/blog/blog-sections";
import { blogSite } from "../features/blog/blog-site";
import { FeedGuide } from "../features/blog/feed-guide";
import { FeedList } from "../features/blog/feed-list";
import { Seo } from "../site/seo";
import { feedsText } from "../text/feeds";

/** The feeds, and what to do with them. */
export default function BlogSubscribePage({ data }: PageProps<Queries.BlogSubscribePageQuery>) {
  const site = blogSite(data);
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

export function Head({ data }: HeadProps<Queries.BlogSubscribePageQuery>) {
  const path = blogSectionPath(blogSite(data).blog.routeBasePath, "subscribe");
  return <Seo title={feedsText.title} description={feedsText.description} path={path} />;
}

export const query = graphql`
  query BlogSubscribePage {
    blogSidebar: allBlogPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
      ...BlogSidebar
    }
    site {
      siteMetadata {
        ...BlogSite
      }
    }
  }
`;
