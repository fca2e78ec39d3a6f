import { graphql, type PageProps } from "gatsby";
import { type BlogContext, BlogPage, useSectionPath } from "../components/blog/blog-page";
import { Seo } from "../components/head/seo";
import { TagList } from "../components/ui/tags";
import { blogText } from "../text/texts";

const text = blogText.tags;

/** Lists all tags of the blog. */
export default function BlogTagsPage({ data, pageContext }: PageProps<Queries.BlogTagsPageQuery, BlogContext>) {
  return (
    <BlogPage
      section="tags"
      sections={pageContext.sections}
      title={text.title}
      description={data.blogTags.length === 0 ? text.none : text.description}
    >
      <TagList tags={data.blogTags} />
    </BlogPage>
  );
}

export function Head() {
  return <Seo title={text.title} description={text.description} path={useSectionPath("tags")} />;
}

export const query = graphql`query BlogTagsPage { blogTags { label path count } ...BlogSidebar }`;
