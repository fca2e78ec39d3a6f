import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BackLink, type BlogContext, BlogPage } from "../components/blog/blog-page";
import { PostList } from "../components/blog/post-list";
import { Seo } from "../components/head/seo";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { atomPath } from "../shared/feeds";
import { blogText } from "../text/texts";
import { existing } from "./existing";

const text = blogText.tags;

/** Shows a tag with its posts. */
export default function BlogTagPage({ data, pageContext }: PageProps<Queries.BlogTagPageQuery, BlogContext>) {
  const { label, description, posts } = existing(data.blogTag);
  return (
    <BlogPage
      section="tags"
      sections={pageContext.sections}
      isSectionPage={false}
      title={text.titleOf(posts.length, label)}
      description={description}
    >
      <PostList posts={posts} />
      <BackLink to="tags">{text.all}</BackLink>
    </BlogPage>
  );
}

export function Head({ data }: HeadProps<Queries.BlogTagPageQuery>) {
  const { label, path, description, posts } = existing(data.blogTag);
  const title = text.titleOf(posts.length, label);
  const feed = useSiteMetadata().blog.feedTypes.includes("atom") ? { path: atomPath(path), label } : null;
  return <Seo title={title} description={description ?? title} path={path} feed={feed} />;
}

export const query = graphql`
  query BlogTagPage($tagSlug: String!) {
    blogTag(slug: $tagSlug) {
      label path description
      posts { ...ListedPost }
    }
    ...BlogSidebar
  }
`;
