import { graphql, type HeadProps, type PageProps } from "gatsby";
import { type BlogContext, BlogPage, useSectionPath } from "../components/blog/blog-page";
import { ArchiveYears } from "../components/blog/post-list";
import { Seo } from "../components/head/seo";
import { blogText } from "../text/texts";

const text = blogText.archive;

/** Lists all posts by year. */
export default function BlogArchivePage({ data, pageContext }: PageProps<Queries.BlogArchivePageQuery, BlogContext>) {
  const { nodes } = data.allBlogPost;
  return (
    <BlogPage
      section="archive"
      sections={pageContext.sections}
      title={text.title}
      description={nodes.length === 0 ? blogText.empty : text.description(nodes.length)}
    >
      <ArchiveYears posts={nodes} />
    </BlogPage>
  );
}

export function Head({ data }: HeadProps<Queries.BlogArchivePageQuery>) {
  const description = text.description(data.allBlogPost.nodes.length);
  return <Seo title={text.title} description={description} path={useSectionPath("archive")} />;
}

export const query = graphql`
  query BlogArchivePage {
    allBlogPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes { ...ListedPost }
    }
    ...BlogSidebar
  }
`;
