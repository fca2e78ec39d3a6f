import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticleHtml } from "../components/article/article-html";
import { Seo } from "../components/head/seo";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { ListingPage } from "../components/ui/listing-page";
import { siteText } from "../text/texts";
import { existing } from "./existing";

/** Shows the notes of an area and the links between them in one drawing. */
export default function DocNetPage({ data }: PageProps<Queries.DocNetPageQuery>) {
  const { label, netHtml } = existing(data.sidebar);
  return (
    <ListingPage title={siteText.netOfArea(label)} description={null}>
      <ArticleHtml html={netHtml} />
    </ListingPage>
  );
}

export function Head({ data }: HeadProps<Queries.DocNetPageQuery>) {
  const { label, netPath } = existing(data.sidebar);
  const { description } = useSiteMetadata();
  return <Seo title={siteText.netOfArea(label)} description={description} path={netPath} noindex />;
}

export const query = graphql`
  query DocNetPage($sidebarId: String!, $sidebarAround: String) { sidebar(sidebarId: { eq: $sidebarId }) { ...DocSidebar netHtml } }
`;
