import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArchiveYears } from "../components/blog/archive-years";
import { BlogPage, blogSectionPath } from "../components/blog/blog-page";
import { Seo } from "../components/head/seo";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { blogText } from "../text/blog";

const text = blogText.archive;

/** All posts by year. */
export default function BlogArchivePage({ data }: PageProps<Queries.BlogArchivePageQuery>) {
  const { nodes } = data.allBlogPost;
  return (
    <BlogPage
      blogBasePath={useSiteMetadata().blog.routeBasePath}
      section="archive"
      title={text.title}
      description={nodes.length === 0 ? blogText.empty : text.description(nodes.length)}
    >
      <ArchiveYears posts={nodes} />
    </BlogPage>
  );
}

export function Head({ data }: HeadProps<Queries.BlogArchivePageQuery>) {
  const { blog } = useSiteMetadata();
  return (
    <Seo
      title={text.title}
      description={text.description(data.allBlogPost.nodes.length)}
      path={blogSectionPath(blog.routeBasePath, "archive")}
    />
  );
}

export const query = graphql`
  query BlogArchivePage {
    allBlogPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes { ...ListedPost }
    }
    blogSidebar: allBlogPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
      ...BlogSidebar
    }
  }
`;
