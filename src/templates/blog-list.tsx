import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticleHtml } from "../components/article/article-html";
import { BlogAside } from "../components/blog/blog-aside";
import { type BlogContext, BlogPage, EmptyNote } from "../components/blog/blog-page";
import { PostByline } from "../components/blog/post-header";
import { Seo } from "../components/head/seo";
import { blogJsonLd } from "../components/head/structured-data";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { Pager } from "../components/ui/pager";
import { Phrases } from "../components/ui/phrases";
import { SiteLink } from "../components/ui/site-link";
import { TagLinks } from "../components/ui/tags";
import { blogListPath } from "../shared/site-files";
import { blogText } from "../text/texts";
import * as styles from "./blog-list.module.css";

/** Page context that `planListPages` and `planBlogPages` set. */
interface ListContext extends BlogContext {
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly newerPath: string | null;
  readonly olderPath: string | null;
}

/** Shows one page of the blog's list: pinned posts, then the newest posts. */
export default function BlogListPage({ data, pageContext }: PageProps<Queries.BlogListPageQuery, ListContext>) {
  const { blog } = useSiteMetadata();
  const { pageNumber, pageCount, newerPath, olderPath } = pageContext;
  const place = pageCount > 1 ? blogText.pageOf(pageNumber, pageCount) : null;
  const { label, newer, older } = blogText.listPager;
  const link = (path: string | null, number: number) =>
    path === null ? null : { title: blogText.page(number), titleLang: null, path };
  return (
    <BlogPage
      section="list"
      sections={pageContext.sections}
      isSectionPage={pageNumber === 1}
      title={blog.title}
      description={pageNumber === 1 ? blog.description : place}
      aside={<BlogAside posts={data.blogSidebar.nodes} tags={data.blogTags} />}
    >
      {data.allBlogPost.nodes.length === 0 && <EmptyNote>{blogText.empty}</EmptyNote>}
      {data.allBlogPost.nodes.map((post) => (
        <PostPreview key={post.path} post={post} showReadingTime={blog.showReadingTime} />
      ))}
      {/* The arrow keys also follow the links of this pager. */}
      <div data-site-pager-keys="">
        <Pager
          label={label}
          before={{ label: newer, link: link(newerPath, pageNumber - 1) }}
          after={{ label: older, link: link(olderPath, pageNumber + 1) }}
        />
      </div>
    </BlogPage>
  );
}

interface PostPreviewProps {
  readonly post: Queries.BlogListPageQuery["allBlogPost"]["nodes"][number];
  readonly showReadingTime: boolean;
}

/**
 * Shows the beginning of a post, its first figure if it has one, and a link to the rest if there is
 * more.
 */
function PostPreview({ post, showReadingTime }: PostPreviewProps) {
  const { title, titleLang, path, preview, figure, truncated, tags, series, seriesPosts, pinned } = post;
  const place = seriesPosts.findIndex((other) => other.path === path) + 1;
  const lang = post.lang ?? undefined;
  const above = [
    pinned ? blogText.pinned : "",
    seriesPosts.length > 1 ? `${series} ${blogText.series.place(place, seriesPosts.length)}` : "",
  ];
  return (
    <article className={`${styles.post} ruled`}>
      {above.some(Boolean) && <p className={`${styles.series} small-print`}>{above.filter(Boolean).join(" · ")}</p>}
      <h2 className={styles.title} lang={titleLang ?? undefined}>
        <SiteLink to={path}>
          <span data-serif="">
            <Phrases>{title}</Phrases>
          </span>
        </SiteLink>
      </h2>
      <PostByline post={post} showReadingTime={showReadingTime && !truncated} />
      <div className={styles.text}>
        <ArticleHtml html={preview} lang={lang} />
      </div>
      {figure !== null && <ArticleHtml html={figure} lang={lang} />}
      {truncated && (
        <p>
          <SiteLink to={path} className={styles.more}>
            {blogText.readMore(showReadingTime ? post.article.readingMinutes : null)}
            <span className="visually-hidden">{blogText.readMoreOf(title)}</span>
          </SiteLink>
        </p>
      )}
      <TagLinks tags={tags} name={blogText.tagsOfPost} />
    </article>
  );
}

export function Head({ pageContext }: HeadProps<Queries.BlogListPageQuery, ListContext>) {
  const site = useSiteMetadata();
  const { pageNumber } = pageContext;
  return (
    <Seo
      title={blogText.titleOfPage(site.blog.title, pageNumber)}
      description={site.blog.description}
      path={blogListPath(pageNumber, site.blog.routeBasePath)}
      jsonLd={pageNumber === 1 ? [blogJsonLd(site)] : []}
    />
  );
}

export const query = graphql`
  query BlogListPage($postPaths: [String!]!) {
    allBlogPost(filter: { path: { in: $postPaths } }, sort: [{ pinned: DESC }, { date: DESC }, { path: ASC }]) {
      nodes {
        title titleLang path preview figure truncated pinned lang
        tags { label path }
        ...PostSeries ...PostByline
      }
    }
    blogTags { label path count }
    ...BlogSidebar
  }
`;
