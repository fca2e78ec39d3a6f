import { graphql, type HeadProps, type PageProps } from "gatsby";
import { AuthorList } from "../features/blog/author-list";
import { BlogPage } from "../features/blog/blog-page";
import { blogSectionPath } from "../features/blog/blog-sections";
import { blogSite } from "../features/blog/blog-site";
import { Seo } from "../site/seo";
import { blogText } from "../text/blog";

const text = blogText.authors;

/** Everybody in authors.yml. */
export default function BlogAuthorsPage({ data }: PageProps<Queries.BlogAuthorsPageQuery>) {
  const { nodes } = data.allAuthor;
  return (
    <BlogPage
      blogBasePath={blogSite(data).blog.routeBasePath}
      section="authors"
      title={text.title}
      description={nodes.length === 0 ? text.none : text.description}
    >
      <AuthorList authors={nodes} />
    </BlogPage>
  );
}

export function Head({ data }: HeadProps<Queries.BlogAuthorsPageQuery>) {
  const path = blogSectionPath(blogSite(data).blog.routeBasePath, "authors");
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
    site {
      siteMetadata {
        ...BlogSite
      }
    }
  }
`;
