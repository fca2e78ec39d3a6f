import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/head/seo";
import { webSite } from "../components/head/structured-data";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { AreaContents } from "../components/home/area-contents";
import { HomeLayout } from "../components/home/home-opening";
import { PageLinks, RecentPosts } from "../components/home/recent-posts";

/** The home page: what the site is, and what is in it: areas of the docs, new posts, or single pages where it has no more. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { allSidebar, allBlogPost, allSinglePage } = data;
  const parts = [
    allSidebar.nodes.length > 0 && <AreaContents key="areas" areas={allSidebar.nodes} />,
    allBlogPost.nodes.length > 0 && <RecentPosts key="posts" posts={allBlogPost.nodes} />,
    allSinglePage.nodes.length > 0 && <PageLinks key="pages" pages={allSinglePage.nodes} />,
  ];
  return <HomeLayout>{parts.filter((part) => part !== false)}</HomeLayout>;
}

export function Head() {
  const site = useSiteMetadata();
  return <Seo description={site.description} path="/" jsonLd={[webSite(site)]} />;
}

export const query = graphql`
  query HomePage($postCount: Int!, $pagePaths: [String!]!) {
    allSidebar(sort: { position: ASC }) { nodes { ...HomeArea } }
    allBlogPost(filter: { listed: { eq: true } }, sort: { date: DESC }, limit: $postCount) {
      nodes { ...RecentPost }
    }
    allSinglePage(filter: { path: { in: $pagePaths } }, sort: { path: ASC }) { nodes { ...HomePageLink } }
  }
`;
