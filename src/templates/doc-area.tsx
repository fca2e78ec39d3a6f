import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticleHtml } from "../components/article/article-html";
import { Seo } from "../components/head/seo";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { ListingPage } from "../components/ui/listing-page";
import { existing } from "./existing";

/**
 * Shows all notes of an area one after another, for printing. `npm run epub` turns this page into a
 * book.
 */
export default function DocAreaPage({ data }: PageProps<Queries.DocAreaPageQuery>) {
  const { label, description, notesHtml } = existing(data.sidebar);
  return (
    <ListingPage title={label} description={description}>
      <ArticleHtml html={notesHtml} />
    </ListingPage>
  );
}

export function Head({ data }: HeadProps<Queries.DocAreaPageQuery>) {
  const { label, description, printPath } = existing(data.sidebar);
  const site = useSiteMetadata();
  return <Seo title={label} description={description ?? site.description} path={printPath} noindex />;
}

export const query = graphql`
  query DocAreaPage($sidebarId: String!, $sidebarAround: String) { sidebar(sidebarId: { eq: $sidebarId }) { ...DocSidebar description notesHtml } }
`;
