import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticleFooter, Comments, PageNet, RelatedPages } from "../components/article/article-footer";
import { CheckedDate, ReadingLayout, VisibilityBanner } from "../components/article/reading-layout";
import { Breadcrumbs } from "../components/docs/breadcrumbs";
import { DocPager } from "../components/docs/doc-pager";
import { Seo, seoOf } from "../components/head/seo";
import { breadcrumbList, techArticle } from "../components/head/structured-data";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { TagLinks } from "../components/ui/tags";
import { markdownPath } from "../lib/paths";
import { atomPath } from "../shared/feeds";
import { docsText, readingText } from "../text/texts";
import { existing } from "./existing";

/** Shows a page of the docs. */
export default function DocPage({ data, pageContext }: PageProps<Queries.DocPageQuery, { comments?: true }>) {
  const doc = existing(data.doc);
  return (
    <ReadingLayout
      above={<Breadcrumbs steps={doc.breadcrumbs} />}
      page={doc}
      meta={
        <>
          <p className="link-row small-print">
            <span>{readingText.minutes(doc.article.readingMinutes)}</span>
            <CheckedDate checked={doc.checked} />
          </p>
          <TagLinks tags={doc.tagLinks} name={docsText.tagsOfPage} />
          <VisibilityBanner draft={doc.draft} unlisted={doc.unlisted} />
        </>
      }
      below={
        <>
          <ArticleFooter {...doc} markdown={markdownPath(doc.path)} />
          <DocPager previous={doc.previous} next={doc.next} />
          <PageNet html={doc.net} />
          <RelatedPages related={doc.related} backlinks={doc.backlinks} without={[doc.previous, doc.next]} />
          {pageContext.comments && <Comments pathname={doc.path} />}
        </>
      }
    />
  );
}

export function Head({ data }: HeadProps<Queries.DocPageQuery>) {
  const doc = existing(data.doc);
  const site = useSiteMetadata();
  const area = doc.lastUpdate === null || doc.unlisted ? null : data.sidebar;
  return (
    <Seo
      {...seoOf(doc)}
      type="article"
      feed={area && { path: atomPath(site.docs.routeBasePath, area.sidebarId), label: area.label }}
      docsVersion={doc.version.name}
      modifiedTime={doc.lastUpdate?.date ?? null}
      jsonLd={[breadcrumbList(site, doc.breadcrumbs), techArticle(site, doc)]}
    />
  );
}

export const query = graphql`
  query DocPage($docId: String!, $sidebarId: String, $sidebarAround: String) {
    doc(docId: { eq: $docId }) {
      title description path
      socialPicture { ...PagePicture }
      keywords titleMeta hideTitle hideTableOfContents tocMinHeadingLevel tocMaxHeadingLevel
      draft unlisted noindex lang editUrl
      checked { ...CheckedDate }
      tagLinks { label path }
      article { html readingMinutes ...ArticleToc }
      related { ...RelatedPage }
      backlinks { ...BacklinkParts }
      net
      breadcrumbs { ...Breadcrumb }
      previous { ...RelatedPage }
      next { ...RelatedPage description }
      lastUpdate { date author }
      version { name }
    }
    sidebar(sidebarId: { eq: $sidebarId }) { ...DocSidebar }
  }
`;
