import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticleFooter } from "../components/article/article-footer";
import { Comments } from "../components/article/comments";
import { ReadingLayout } from "../components/article/reading-layout";
import { RelatedPages } from "../components/article/related-pages";
import { PostAuthors } from "../components/blog/authors";
import { PostHeader } from "../components/blog/post-header";
import { PostPager } from "../components/blog/post-pager";
import { Breadcrumbs } from "../components/docs/breadcrumbs";
import { Seo, seoOf } from "../components/head/seo";
import { blogPostingJsonLd, breadcrumbList } from "../components/head/structured-data";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { joinPath, markdownPath } from "../lib/paths";
import { blogText, siteText } from "../text/texts";
import { existing } from "./existing";

/** A post of the blog. */
export default function BlogPostPage({ data, pageContext }: PageProps<Queries.BlogPostPageQuery, { comments?: true }>) {
  const post = existing(data.blogPost);
  const { routeBasePath } = useSiteMetadata().blog;
  const year = post.date.slice(0, 4);
  const trail = [
    { title: blogText.trail, path: joinPath(routeBasePath) },
    { title: siteText.year(year), path: `${joinPath(routeBasePath, "archive")}#year-${year}` },
  ];
  return (
    <ReadingLayout
      above={<Breadcrumbs steps={trail} isWhole={false} />}
      page={post}
      meta={<PostHeader post={post} />}
      below={
        <>
          <PostAuthors authors={post.authors} />
          <ArticleFooter {...post} markdown={markdownPath(post.path)} />
          <PostPager {...post} />
          <RelatedPages related={post.related} backlinks={post.backlinks} without={[post.newer, post.older]} />
          {pageContext.comments && <Comments pathname={post.path} />}
        </>
      }
    />
  );
}

export function Head({ data }: HeadProps<Queries.BlogPostPageQuery>) {
  const post = existing(data.blogPost);
  const site = useSiteMetadata();
  const owner = data.allAuthor.nodes.find(({ key }) => key === site.author)?.name ?? site.title;
  const steps = [
    { title: site.blog.title, path: joinPath(site.blog.routeBasePath) },
    { title: post.title, path: post.path },
  ];
  return (
    <Seo
      {...seoOf(post)}
      type="article"
      publishedTime={post.date}
      modifiedTime={post.revised}
      jsonLd={[blogPostingJsonLd(site, post, owner), breadcrumbList(site, steps)]}
    />
  );
}

export const query = graphql`
  query BlogPostPage($postPath: String!) {
    blogPost(path: { eq: $postPath }) {
      keywords titleMeta hideTableOfContents tocMinHeadingLevel tocMaxHeadingLevel editUrl
      authors { ...PostAuthorCard }
      related { ...RelatedPage }
      backlinks { ...BacklinkParts }
      article { html ...ArticleToc }
      lastUpdate { date author }
      ...PostFacts ...PostHeader ...PostNeighbours
    }
    allAuthor { nodes { key name } }
    ...BlogSidebar
  }
`;
