import { graphql, type HeadProps, type PageProps } from "gatsby";
import { AuthorProfile } from "../components/blog/authors";
import { BackLink, BlogPage, blogSectionPath, EmptyNote } from "../components/blog/blog-page";
import { PostList } from "../components/blog/post-list";
import { Seo } from "../components/head/seo";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { blogText } from "../text/blog";

const text = blogText.authors;

/** An author with everything they have written. */
export default function BlogAuthorPage({ data }: PageProps<Queries.BlogAuthorPageQuery>) {
  const author = existing(data);
  const { routeBasePath } = useSiteMetadata().blog;
  return (
    <BlogPage blogBasePath={routeBasePath} section="authors" isSectionPage={false} title={author.name}>
      <AuthorProfile author={author} />
      {author.posts.length === 0 ? <EmptyNote>{text.empty}</EmptyNote> : <PostList posts={author.posts} />}
      <BackLink to={blogSectionPath(routeBasePath, "authors")}>{text.all}</BackLink>
    </BlogPage>
  );
}

export function Head({ data }: HeadProps<Queries.BlogAuthorPageQuery>) {
  const { name, description, path } = existing(data);
  return <Seo title={text.titleOf(name)} description={description ?? text.titleOf(name)} path={path} />;
}

function existing({ author }: Queries.BlogAuthorPageQuery) {
  if (author === null) throw new Error("there is no author with the key of this page's context");
  return author;
}

export const query = graphql`
  query BlogAuthorPage($authorKey: String!) {
    author(key: { eq: $authorKey }) {
      name description path
      posts { ...ListedPost }
      ...AuthorProfile
    }
    blogSidebar: allBlogPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
      ...BlogSidebar
    }
  }
`;
