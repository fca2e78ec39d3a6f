import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BackLink, BlogPage, blogSectionPath } from "../components/blog/blog-page";
import { PostList } from "../components/blog/post-list";
import { Seo } from "../components/head/seo";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { blogText } from "../text/blog";

const text = blogText.tags;

/** A tag with its posts. */
export default function BlogTagPage({ data }: PageProps<Queries.BlogTagPageQuery>) {
  const { label, description, posts } = existing(data);
  const { routeBasePath } = useSiteMetadata().blog;
  return (
    <BlogPage
      blogBasePath={routeBasePath}
      section="tags"
      isSectionPage={false}
      title={text.titleOf(posts.length, label)}
      description={description}
    >
      <PostList posts={posts} />
      <BackLink to={blogSectionPath(routeBasePath, "tags")}>{text.all}</BackLink>
    </BlogPage>
  );
}

export function Head({ data }: HeadProps<Queries.BlogTagPageQuery>) {
  const { label, path, description, posts } = existing(data);
  const title = text.titleOf(posts.length, label);
  return <Seo title={title} description={description ?? title} path={path} />;
}

function existing({ blogTag }: Queries.BlogTagPageQuery) {
  if (blogTag === null) throw new Error("there is no tag with the slug of this page's context");
  return blogTag;
}

export const query = graphql`
  query BlogTagPage($tagSlug: String!) {
    blogTag(slug: $tagSlug) {
      label path description
      posts { ...ListedPost }
    }
    blogSidebar: allBlogPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
      ...BlogSidebar
    }
  }
`;
