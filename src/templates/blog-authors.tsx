import { graphql, type PageProps } from "gatsby";
import { AuthorList } from "../components/blog/authors";
import { BlogPage, blogSectionPath } from "../components/blog/blog-page";
import { Seo } from "../components/head/seo";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { blogText } from "../text/blog";

const text = blogText.authors;

/** Everybody in authors.yml. */
export default function BlogAuthorsPage({ data }: PageProps<Queries.BlogAuthorsPageQuery>) {
  const { nodes } = data.allAuthor;
  return (
    <BlogPage
      blogBasePath={useSiteMetadata().blog.routeBasePath}
      section="authors"
      title={text.title}
      description={nodes.length === 0 ? text.none : text.description}
    >
      <AuthorList authors={nodes} />
    </BlogPage>
  );
}

export function Head() {
  const path = blogSectionPath(useSiteMetadata().blog.routeBasePath, "authors");
  return <Seo title={text.title} description={text.description} path={path} />;
}

export const query = graphql`
  query BlogAuthorsPage {
    allAuthor(sort: { key: ASC }) { nodes { ...ListedAuthor } }
    blogSidebar: allBlogPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
      ...BlogSidebar
    }
  }
`;
