import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticleFooter, Comments, PageNet, RelatedPages } from "../components/article/article-footer";
import { ReadingLayout } from "../components/article/reading-layout";
import { PostAuthors } from "../components/blog/authors";
import { PostHeader } from "../components/blog/post-header";
import { Breadcrumbs } from "../components/docs/breadcrumbs";
import { Seo, seoOf } from "../components/head/seo";
import { blogPostingJsonLd, breadcrumbList } from "../components/head/structured-data";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { Pager } from "../components/ui/pager";
import { markdownPath } from "../lib/paths";
import { blogSectionPath } from "../shared/site-files";
import { blogText, siteText } from "../text/texts";
import { existing } from "./existing";

/** Shows a post of the blog. */
export default function BlogPostPage({ data, pageContext }: PageProps<Queries.BlogPostPageQuery, { comments?: true }>) {
  const post = existing(data.blogPost);
  const { routeBasePath } = useSiteMetadata().blog;
  const year = post.date.slice(0, 4);
  const trail = [
    { title: blogText.trail, titleLang: null, path: blogSectionPath("list", routeBasePath) },
    { title: siteText.year(year), titleLang: null, path: `${blogSectionPath("archive", routeBasePath)}#year-${year}` },
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
          <PageNet html={post.net} />
          <RelatedPages related={post.related} backlinks={post.backlinks} without={[post.newer, post.older]} />
          {pageContext.comments && <Comments pathname={post.path} />}
        </>
      }
    />
  );
}

/**
 * Renders links to the next newer and the next older post. In a series, the links lead to the next
 * and the previous part instead, where there is one.
 */
function PostPager({ path, seriesPosts, newer, older }: NonNullable<Queries.BlogPostPageQuery["blogPost"]>) {
  const { label, ...dates } = blogText.postPager;
  const byDate = { newer: { label: dates.newer, link: newer }, older: { label: dates.older, link: older } };
  if (seriesPosts.length < 2) return <Pager label={label} before={byDate.newer} after={byDate.older} />;
  const at = seriesPosts.findIndex((post) => post.path === path);
  const [previous, next] = [seriesPosts[at - 1], seriesPosts[at + 1]];
  return (
    <Pager
      label={label}
      before={previous ? { label: blogText.seriesPager.previous, link: previous } : byDate.older}
      after={next ? { label: blogText.seriesPager.next, link: next } : byDate.newer}
    />
  );
}

export function Head({ data }: HeadProps<Queries.BlogPostPageQuery>) {
  const post = existing(data.blogPost);
  const site = useSiteMetadata();
  const owner = data.allAuthor.nodes.find(({ key }) => key === site.author)?.name ?? site.title;
  const steps = [
    { title: site.blog.title, path: blogSectionPath("list", site.blog.routeBasePath) },
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
      title description path date revised stale
      socialPicture { ...PagePicture }
      keywords titleMeta hideTableOfContents tocMinHeadingLevel tocMaxHeadingLevel
      draft unlisted noindex lang editUrl
      checked { ...CheckedDate }
      tags { label path }
      authors { ...PostAuthorCard }
      article { html wordCount ...ArticleToc }
      related { ...RelatedPage }
      backlinks { ...BacklinkParts }
      net
      newer { title titleLang path description }
      older { title titleLang path description }
      lastUpdate { date author }
      ...PostByline ...PostSeries
    }
    allAuthor { nodes { key name } }
    ...BlogSidebar
  }
`;
