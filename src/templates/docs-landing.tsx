import { graphql, type PageProps } from "gatsby";
import { DocsAreas } from "../features/docs/docs-areas";
import { Seo } from "../site/seo";
import { docsLandingText } from "../text/docs-landing";
import { ListingPage } from "../ui/listing-page";

/** The way into the docs: every area with every page. */
export default function DocsLandingPage({ data }: PageProps<Queries.DocsLandingPageQuery>) {
  return (
    <ListingPage title={docsLandingText.title} description={docsLandingText.description}>
      <DocsAreas areas={data.allSidebar.nodes} />
    </ListingPage>
  );
}

export function Head() {
  return <Seo title={docsLandingText.title} description={docsLandingText.description} path="/docs" />;
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
