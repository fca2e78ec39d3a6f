import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BlogPage } from "../features/blog/blog-page";
import { blogSectionPath } from "../features/blog/blog-sections";
import { blogSite } from "../features/blog/blog-site";
import { TagList } from "../features/blog/tag-list";
import { Seo } from "../site/seo";
import { blogText } from "../text/blog";

const text = blogText.tags;

/** All tags. */
export default function BlogTagsPage({ data }: PageProps<Queries.BlogTagsPageQuery>) {
  return (
    <BlogPage
      blogBasePath={blogSite(data).blog.routeBasePath}
      section="tags"
      title={text.title}
      description={data.blogTags.length === 0 ? text.none : text.description}
    >
      <TagList tags={data.blogTags} />
    </BlogPage>
  );
}

export function Head({ data }: HeadProps<Queries.BlogTagsPageQuery>) {
  const path = blogSectionPath(blogSite(data).blog.routeBasePath, "tags");
  return <Seo title={text.title} description={text.description} path={path} />;
}

export const query = graphql`
  query BlogTagsPage {
    blogTags {
      ...ListedTag
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
