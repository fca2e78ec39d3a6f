import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticleFooter } from "../components/article/article-footer";
import { ArticleHtml } from "../components/article/article-html";
import { ReadingLayout } from "../components/article/reading-layout";
import { tocHeadings } from "../components/article/toc-headings";
import { VisibilityBanner } from "../components/article/visibility-banner";
import { Seo } from "../components/head/seo";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { FriendCards } from "../components/pages/friend-cards";
import { friendsPage } from "../contract/site-files";
import { markdownPath } from "../lib/paths";

/** A page that belongs to no list: about, resume, friend links. */
export default function SinglePage({ data }: PageProps<Queries.SinglePageQuery>) {
  const page = existing(data);
  const { docs } = useSiteMetadata();
  const levels = {
    min: page.tocMinHeadingLevel ?? docs.tocMinHeadingLevel,
    max: page.tocMaxHeadingLevel ?? docs.tocMaxHeadingLevel,
  };
  return (
    <ReadingLayout
      title={page.hideTitle ? null : page.title}
      meta={<VisibilityBanner draft={page.draft} unlisted={page.unlisted} />}
      headings={page.hideTableOfContents ? [] : tocHeadings(page.article.headings, levels)}
      below={<ArticleFooter editUrl={page.editUrl} lastUpdate={page.lastUpdate} />}
    >
      <ArticleHtml html={page.article.html} />
      {page.name === friendsPage && <FriendCards friends={data.allFriend.nodes} />}
    </ReadingLayout>
  );
}

export function Head({ data }: HeadProps<Queries.SinglePageQuery>) {
  const { title, titleMeta, description, path, socialPicture, keywords, draft, unlisted } = existing(data);
  return (
    <Seo
      title={titleMeta ?? title}
      description={description}
      path={path}
      picture={socialPicture}
      markdownPath={markdownPath(path)}
      keywords={keywords}
      noindex={draft || unlisted}
    />
  );
}

function existing({ singlePage }: Queries.SinglePageQuery) {
  if (singlePage === null) throw new Error("there is no page with the file of this page's context");
  return singlePage;
}

export const query = graphql`
  query SinglePage($file: String!) {
    singlePage(file: { eq: $file }) {
      name title description path
      socialPicture { ...PagePicture }
      keywords hideTitle titleMeta hideTableOfContents tocMinHeadingLevel tocMaxHeadingLevel
      draft unlisted editUrl
      article { html ...ArticleToc }
      lastUpdate { date author }
    }
    allFriend(sort: { position: ASC }) { nodes { ...FriendCard } }
  }
`;
