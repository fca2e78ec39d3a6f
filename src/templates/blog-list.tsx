import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BlogPage, EmptyNote } from "../components/blog/blog-page";
import { type ListContext, PreviewPager } from "../components/blog/post-pager";
import { PostPreview } from "../components/blog/post-preview";
import { Seo } from "../components/head/seo";
import { blogJsonLd } from "../components/head/structured-data";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { blogListPath } from "../contract/site-files";
import { blogText } from "../text/texts";

/** A page of the blog's list, the newest posts first. */
export default function BlogListPage({ data, pageContext }: PageProps<Queries.BlogListPageQuery, ListContext>) {
  const { blog } = useSiteMetadata();
  const { pageNumber, pageCount } = pageContext;
  const place = pageCount > 1 ? blogText.pageOf(pageNumber, pageCount) : null;
  return (
    <BlogPage
      section="list"
      isSectionPage={pageNumber === 1}
      title={blog.title}
      description={pageNumber === 1 ? blog.description : place}
    >
      {data.allBlogPost.nodes.length === 0 && <EmptyNote>{blogText.empty}</EmptyNote>}
      {data.allBlogPost.nodes.map((post) => (
        <PostPreview key={post.path} post={post} />
      ))}
      <PreviewPager {...pageContext} />
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
      nodes { ...PostPreview }
    }
    ...BlogSidebar
  }
`;
