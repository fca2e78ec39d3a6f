import { graphql, type PageProps } from "gatsby";
import { AreaContents } from "../features/home/area-contents";
import { HomeLayout } from "../features/home/home-layout";
import { HomeOpening } from "../features/home/home-opening";
import { RecentPosts } from "../features/home/recent-posts";
import { Seo } from "../site/seo";
import { useSiteMetadata } from "../site/use-site-metadata";
import { webSite } from "../site/web-site";

/** The home page: what the site is, what is in it, what is new. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { title, tagline, description, blog } = useSiteMetadata();
  return (
    <HomeLayout
      opening={<HomeOpening title={title} tagline={tagline} description={description} />}
      contents={<AreaContents areas={data.allSidebar.nodes} />}
      aside={<RecentPosts posts={data.allBlogPost.nodes} blogPath={`/${blog.routeBasePath}`} />}
    />
  );
}

export function Head() {
  const site = useSiteMetadata();
  return <Seo description={site.description} path="/" jsonLd={[webSite(site)]} />;
}

export const query = graphql`
  query HomePage {
    allSidebar(sort: { position: ASC }) {
      nodes {
        ...HomeArea
      }
    }
    allBlogPost(filter: { listed: { eq: true } }, sort: { date: DESC }, limit: 5) {
      nodes {
        ...RecentPost
      }
    }
  }
`;
