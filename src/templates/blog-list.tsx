import { graphql, type HeadProps, type PageProps } from "gatsby";
import { blogListPath } from "../contract/blog-paths";
import { blogJsonLd } from "../features/blog/blog-json-ld";
import { BlogPage } from "../features/blog/blog-page";
import { EmptyNote } from "../features/blog/empty-note";
import { PostPreview } from "../features/blog/post-preview";
import { PreviewPager } from "../features/blog/preview-pager";
import { Seo } from "../site/seo";
import { useSiteMetadata } from "../site/use-site-metadata";
import { blogText } from "../text/blog";

/** What `planListPages` says of a page. */
interface ListContext {
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly newerPath: string | null;
  readonly olderPath: string | null;
}

/** A page of the blog's list, the newest posts first. */
export default function BlogListPage({ data, pageContext }: PageProps<Queries.BlogListPageQuery, ListContext>) {
  const { blog } = useSiteMetadata();
  const { pageNumber, pageCount, newerPath, olderPath } = pageContext;
  const place = pageCount > 1 ? blogText.pageOf(pageNumber, pageCount) : null;
  return (
    <BlogPage
      blogBasePath={blog.routeBasePath}
      section="list"
      isSectionPage={pageNumber === 1}
      title={blog.title}
      description={pageNumber === 1 ? blog.description : place}
    >
      {data.allBlogPost.nodes.length === 0 && <EmptyNote>{blogText.empty}</EmptyNote>}
      {data.allBlogPost.nodes.map((post) => (
        <PostPreview key={post.path} post={post} showReadingTime={blog.showReadingTime} />
      ))}
      <PreviewPager pageNumber={pageNumber} newerPath={newerPath} olderPath={olderPath} />
    </BlogPage>
  );
}

export function Head({ pageContext }: HeadProps<Queries.BlogListPageQuery, ListContext>) {
  const site = useSiteMetadata();
  const { pageNumber } = pageContext;
  return (
    <Seo
      title={blogText.titleOfPage(site.blog.title, pageNumber)}
      description={site.blog.description}
      path={blogListPath(pageNumber, site.blog.routeBasePath)}
      jsonLd={pageNumber === 1 ? [blogJsonLd(site)] : []}
    />
  );
}

export const query = graphql`
  query BlogListPage($postPaths: [String!]!) {
    allBlogPost(filter: { path: { in: $postPaths } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes {
        ...PostPreview
      }
    }
    blogSidebar: allBlogPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
      ...BlogSidebar
    }
  }
`;
