import { graphql, type PageProps } from "gatsby";
import { AuthorList } from "../features/blog/author-list";
import { BlogPage } from "../features/blog/blog-page";
import { blogSectionPath } from "../features/blog/blog-sections";
import { Seo } from "../site/seo";
import { useSiteMetadata } from "../site/use-site-metadata";
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
    allAuthor(sort: { key: ASC }) {
      nodes {
        ...ListedAuthor
      }
    }
    blogSidebar: allBlogPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
      ...BlogSidebar
    }
  }
`;
