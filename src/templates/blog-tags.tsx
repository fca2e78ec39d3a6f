import { graphql, type PageProps } from "gatsby";
import { BlogPage, blogSectionPath } from "../components/blog/blog-page";
import { TagList } from "../components/blog/tags";
import { Seo } from "../components/head/seo";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { blogText } from "../text/blog";

const text = blogText.tags;

/** All tags. */
export default function BlogTagsPage({ data }: PageProps<Queries.BlogTagsPageQuery>) {
  return (
    <BlogPage
      blogBasePath={useSiteMetadata().blog.routeBasePath}
      section="tags"
      title={text.title}
      description={data.blogTags.length === 0 ? text.none : text.description}
    >
      <TagList tags={data.blogTags} />
    </BlogPage>
  );
}

export function Head() {
  const path = blogSectionPath(useSiteMetadata().blog.routeBasePath, "tags");
  return <Seo title={text.title} description={text.description} path={path} />;
}

export const query = graphql`
  query BlogTagsPage {
    blogTags { ...ListedTag }
    blogSidebar: allBlogPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
      ...BlogSidebar
    }
  }
`;
