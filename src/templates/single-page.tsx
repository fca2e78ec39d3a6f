import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticleFooter } from "../components/article/article-footer";
import { ReadingLayout, VisibilityBanner } from "../components/article/reading-layout";
import { Seo, seoOf } from "../components/head/seo";
import { webSite } from "../components/head/structured-data";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { FriendCards } from "../components/pages/friend-cards";
import { friendsPage } from "../shared/site-files";
import { existing } from "./existing";

/**
 * Shows a standalone page, such as about, resume or friend links. If content/pages/index.mdx
 * exists, it replaces the home page of src/templates/home.tsx.
 */
export default function SinglePage({ data }: PageProps<Queries.SinglePageQuery>) {
  const page = existing(data.singlePage);
  return (
    <ReadingLayout
      tocSide="start"
      page={page}
      meta={<VisibilityBanner draft={page.draft} unlisted={page.unlisted} />}
      below={<ArticleFooter {...page} />}
    >
      {page.name === friendsPage && <FriendCards friends={data.allFriend.nodes} />}
    </ReadingLayout>
  );
}

export function Head({ data }: HeadProps<Queries.SinglePageQuery>) {
  const page = existing(data.singlePage);
  const site = useSiteMetadata();
  if (page.path !== "/") return <Seo {...seoOf(page)} />;
  // The title of the home page is the site's name, unless its front matter sets another one.
  return <Seo {...seoOf(page)} title={page.titleMeta ?? site.title} jsonLd={[webSite(site)]} />;
}

export const query = graphql`
  query SinglePage($file: String!) {
    singlePage(file: { eq: $file }) {
      name title description path
      socialPicture { ...PagePicture }
      keywords hideTitle titleMeta hideTableOfContents tocMinHeadingLevel tocMaxHeadingLevel
      draft unlisted noindex lang editUrl
      article { html ...ArticleToc }
      lastUpdate { date author }
    }
    allFriend(sort: { position: ASC }) { nodes { ...FriendCard } }
  }
`;
