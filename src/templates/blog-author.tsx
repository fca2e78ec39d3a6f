import { graphql, type HeadProps, type PageProps } from "gatsby";
import { AuthorProfile } from "../components/blog/authors";
import { BackLink, type BlogContext, BlogPage, EmptyNote } from "../components/blog/blog-page";
import { PostList } from "../components/blog/post-list";
import { Seo } from "../components/head/seo";
import { blogText } from "../text/texts";
import { existing } from "./existing";

const text = blogText.authors;

/** Shows an author with all their posts. */
export default function BlogAuthorPage({ data, pageContext }: PageProps<Queries.BlogAuthorPageQuery, BlogContext>) {
  const author = existing(data.author);
  return (
    <BlogPage section="authors" sections={pageContext.sections} isSectionPage={false} title={author.name}>
      <AuthorProfile author={author} />
      {author.posts.length === 0 ? <EmptyNote>{text.empty}</EmptyNote> : <PostList posts={author.posts} />}
      <BackLink to="authors">{text.all}</BackLink>
    </BlogPage>
  );
}

export function Head({ data }: HeadProps<Queries.BlogAuthorPageQuery>) {
  const { name, description, path } = existing(data.author);
  return <Seo title={text.titleOf(name)} description={description ?? text.titleOf(name)} path={path} />;
}

export const query = graphql`
  query BlogAuthorPage($authorKey: String!) {
    author(key: { eq: $authorKey }) {
      name description path
      posts { ...ListedPost }
      ...AuthorProfile
    }
    ...BlogSidebar
  }
`;
