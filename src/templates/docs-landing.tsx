import { graphql, type PageProps } from "gatsby";
import { DocsAreas } from "../features/docs/docs-areas";
import { Seo } from "../site/seo";
import { docsText } from "../text/docs";
import { ListingPage } from "../ui/listing-page";

/** The way into the docs: every area with every page. */
export default function DocsLandingPage({ data }: PageProps<Queries.DocsLandingPageQuery>) {
  return (
    <ListingPage title={docsText.landingTitle} description={docsText.landingDescription}>
      <DocsAreas areas={data.allSidebar.nodes} />
    </ListingPage>
  );
}

export function Head() {
  return <Seo title={docsText.landingTitle} description={docsText.landingDescription} path="/docs" />;
}

export const query = graphql`
  query DocsLandingPage {
    allSidebar(sort: { position: ASC }) {
      nodes {
        ...DocsArea
      }
    }
  }
`;
