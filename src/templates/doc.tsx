import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticleFooter } from "../components/article/article-footer";
import { ArticleHtml } from "../components/article/article-html";
import { Comments } from "../components/article/comments";
import { ReadingLayout, ReadingMeta, ReadingMinutes } from "../components/article/reading-layout";
import { RelatedPages } from "../components/article/related-pages";
import { tocHeadings } from "../components/article/toc-headings";
import { VisibilityBanner } from "../components/article/visibility-banner";
import { TagLinks } from "../components/blog/tags";
import { Breadcrumbs } from "../components/docs/breadcrumbs";
import { DocPager } from "../components/docs/doc-pager";
import { Seo } from "../components/head/seo";
import { breadcrumbList, techArticle } from "../components/head/structured-data";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { markdownPath } from "../lib/paths";
import { docsText } from "../text/docs";

const home = { title: docsText.home, path: "/" };

/** A page of the docs. */
export default function DocPage({ data, pageContext }: PageProps<Queries.DocPageQuery, { comments?: true }>) {
  const doc = existing(data);
  const { docs } = useSiteMetadata();
  const levels = {
    min: doc.tocMinHeadingLevel ?? docs.tocMinHeadingLevel,
    max: doc.tocMaxHeadingLevel ?? docs.tocMaxHeadingLevel,
  };
  return (
    <ReadingLayout
      above={<Breadcrumbs steps={doc.breadcrumbs} />}
      title={doc.hideTitle ? null : doc.title}
      meta={
        <>
          <ReadingMeta>
            <ReadingMinutes minutes={doc.article.readingMinutes} />
          </ReadingMeta>
          <TagLinks tags={doc.tagLinks} />
          <VisibilityBanner draft={doc.draft} unlisted={doc.unlisted} />
        </>
      }
      headings={doc.hideTableOfContents ? [] : tocHeadings(doc.article.headings, levels)}
      below={
        <>
          <ArticleFooter editUrl={doc.editUrl} markdown={markdownPath(doc.path)} lastUpdate={doc.lastUpdate} />
          <DocPager previous={doc.previous} next={doc.next} />
          <RelatedPages related={doc.related} backlinks={doc.backlinks} without={[doc.previous, doc.next]} />
          {pageContext.comments && <Comments pathname={doc.path} />}
        </>
      }
    >
      <ArticleHtml html={doc.article.html} />
    </ReadingLayout>
  );
}

export function Head({ data }: HeadProps<Queries.DocPageQuery>) {
  const doc = existing(data);
  const site = useSiteMetadata();
  const { title, titleMeta, description, path, socialPicture, keywords, draft, unlisted, version } = doc;
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
      docsVersion={version.name}
      modifiedTime={doc.lastUpdate?.date ?? null}
      jsonLd={[breadcrumbList(site, [home, ...doc.breadcrumbs]), techArticle(site, doc)]}
    />
  );
}

function existing({ doc }: Queries.DocPageQuery) {
  if (doc === null) throw new Error("there is no docs page with the id of this page's context");
  return doc;
}

export const query = graphql`
  query DocPage($docId: String!, $sidebarId: String) {
    doc(docId: { eq: $docId }) {
      title description path
      socialPicture { ...PagePicture }
      keywords titleMeta hideTitle hideTableOfContents tocMinHeadingLevel tocMaxHeadingLevel
      draft unlisted editUrl
      tagLinks { label path }
      article { html readingMinutes ...ArticleToc }
      related { ...RelatedPage }
      backlinks { ...RelatedPage }
      breadcrumbs { ...Breadcrumb }
      previous { ...RelatedPage }
      next { ...RelatedPage }
      lastUpdate { date author }
      version { name }
    }
    sidebar(sidebarId: { eq: $sidebarId }) { ...DocSidebar }
  }
`;
