import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../components/head/seo";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { AreaLinks } from "../components/home/area-links";
import { RecentPosts } from "../components/home/recent-posts";
import { Island } from "../components/ui/island";
import { SearchForm } from "../components/ui/search-form";
import { joinPath } from "../lib/paths";
import { searchText } from "../text/texts";

const text = searchText.page;

/**
 * Renders the search page. Its query is in the URL, as `?q=`. The island adds the results in the
 * browser.
 */
export default function Search({ data }: PageProps<Queries.SearchPageQuery>) {
  return (
    <>
      <div className="search-page-page">
        <h1 data-varies="">{text.title}</h1>
        <SearchForm />
        <noscript>
          <p>{text.noScript}</p>
        </noscript>
        <Island name="search-page" props={{}} load="now" />
      </div>
      <div className="search-page-areas">
        <AreaLinks areas={data.allSidebar.nodes} />
        {data.allBlogPost.nodes.length > 0 && <RecentPosts posts={data.allBlogPost.nodes} />}
      </div>
    </>
  );
}

/** Keeps the page out of search engines, which have no use for result pages. */
export function Head(_props: HeadProps) {
  const { search } = useSiteMetadata();
  return <Seo title={text.title} description={text.description} path={joinPath(search.searchPagePath)} noindex />;
}

export const query = graphql`
  query SearchPage {
    allSidebar(sort: { position: ASC }) { nodes { ...AreaLink } }
    allBlogPost(filter: { listed: { eq: true } }, sort: { date: DESC }, limit: 5) { nodes { ...RecentPost } }
  }
`;
