import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticleFooter } from "../components/article/article-footer";
import { ArticleHtml } from "../components/article/article-html";
import { Comments } from "../components/article/comments";
import { ReadingLayout } from "../components/article/reading-layout";
import { RelatedPages } from "../components/article/related-pages";
import { tocHeadings } from "../components/article/toc-headings";
import { PostAuthors } from "../components/blog/authors";
import { PostHeader } from "../components/blog/post-header";
import { PostPager } from "../components/blog/post-pager";
import { Seo } from "../components/head/seo";
import { blogPostingJsonLd, breadcrumbList } from "../components/head/structured-data";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { SiteLink } from "../components/ui/site-link";
import { Trail } from "../components/ui/trail";
import { joinPath, markdownPath } from "../lib/paths";
import { blogText } from "../text/blog";

/** Breadcrumbs of a post: the blog, its year in the archive. */
function PostTrail({ blogBasePath, date }: { readonly blogBasePath: string; readonly date: string }) {
  const year = date.slice(0, 4);
  return (
    <Trail label={blogText.trail.label}>
      <li>
        <SiteLink to={joinPath(blogBasePath)}>{blogText.trail.blog}</SiteLink>
      </li>
      <li>
        <SiteLink to={`${joinPath(blogBasePath, "archive")}#year-${year}`}>{blogText.trail.year(year)}</SiteLink>
      </li>
    </Trail>
  );
}

/** A post of the blog. */
export default function BlogPostPage({ data, pageContext }: PageProps<Queries.BlogPostPageQuery, { comments?: true }>) {
  const post = existing(data);
  const { blog, docs } = useSiteMetadata();
  const levels = {
    min: post.tocMinHeadingLevel ?? docs.tocMinHeadingLevel,
    max: post.tocMaxHeadingLevel ?? docs.tocMaxHeadingLevel,
  };
  return (
    <ReadingLayout
      above={<PostTrail blogBasePath={blog.routeBasePath} date={post.date} />}
      title={post.title}
      meta={<PostHeader post={post} showReadingTime={blog.showReadingTime} />}
      headings={post.hideTableOfContents ? [] : tocHeadings(post.article.headings, levels)}
      below={
        <>
          <PostAuthors authors={post.authors} />
          <ArticleFooter editUrl={post.editUrl} markdown={markdownPath(post.path)} lastUpdate={post.lastUpdate} />
          <PostPager {...post} />
          <RelatedPages related={post.related} backlinks={post.backlinks} without={[post.newer, post.older]} />
          {pageContext.comments && <Comments pathname={post.path} />}
        </>
      }
    >
      <ArticleHtml html={post.article.html} />
    </ReadingLayout>
  );
}

export function Head({ data }: HeadProps<Queries.BlogPostPageQuery>) {
  const post = existing(data);
  const site = useSiteMetadata();
  const { title, titleMeta, description, path, socialPicture, keywords, date, draft, unlisted } = post;
  const owner = data.allAuthor.nodes.find(({ key }) => key === site.author)?.name ?? site.title;
  const steps = [
    { title: blogText.trail.home, path: "/" },
    { title: site.blog.title, path: joinPath(site.blog.routeBasePath) },
    { title, path },
  ];
  return (
    <Seo
      title={titleMeta ?? title}
      description={description}
      path={path}
      type="article"
      picture={socialPicture}
      markdownPath={markdownPath(path)}
      keywords={keywords}
      noindex={draft || unlisted}
      publishedTime={date}
      modifiedTime={post.revised}
      jsonLd={[blogPostingJsonLd(site, post, owner), breadcrumbList(site, steps)]}
    />
  );
}

function existing({ blogPost }: Queries.BlogPostPageQuery) {
  if (blogPost === null) throw new Error("there is no post with the path of this page's context");
  return blogPost;
}

export const query = graphql`
  query BlogPostPage($postPath: String!) {
    blogPost(path: { eq: $postPath }) {
      keywords titleMeta hideTableOfContents tocMinHeadingLevel tocMaxHeadingLevel editUrl
      authors { ...PostAuthorCard }
      related { ...RelatedPage }
      backlinks { ...RelatedPage }
      article { html ...ArticleToc }
      lastUpdate { date author }
      ...PostFacts ...PostHeader ...PostNeighbours
    }
    allAuthor { nodes { key name } }
    blogSidebar: allBlogPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
      ...BlogSidebar
    }
  }
`;
