import { graphql, type PageProps } from "gatsby";
import { AuthorList } from "../components/blog/authors";
import { type BlogContext, BlogPage, useSectionPath } from "../components/blog/blog-page";
import { Seo } from "../components/head/seo";
import { blogText } from "../text/texts";

const text = blogText.authors;

/** Lists all authors in authors.yml. */
export default function BlogAuthorsPage({ data, pageContext }: PageProps<Queries.BlogAuthorsPageQuery, BlogContext>) {
  const { nodes } = data.allAuthor;
  return (
    <BlogPage
      section="authors"
      sections={pageContext.sections}
      title={text.title}
      description={nodes.length === 0 ? text.none : text.description}
    >
      <AuthorList authors={nodes} />
    </BlogPage>
  );
}

export function Head() {
  return <Seo title={text.title} description={text.description} path={useSectionPath("authors")} />;
}

export const query = graphql`
  query BlogAuthorsPage {
    allAuthor(sort: { key: ASC }) { nodes { ...ListedAuthor } }
    ...BlogSidebar
  }
`;
