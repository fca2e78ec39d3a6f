import { graphql, type PageProps } from "gatsby";
import { DocsAreas } from "../features/docs/docs-areas";
import { joinPath } from "../lib/paths";
import { Seo } from "../site/seo";
import { useSiteMetadata } from "../site/use-site-metadata";
import { docsLandingText } from "../text/docs-landing";
import { ListingPage } from "../ui/listing-page";

/** The way into the docs: every area with every page. */
export default function DocsLandingPage({ data }: PageProps<Queries.DocsLandingPageQuery>) {
  return (
    <ListingPage title={useSiteMetadata().docs.label} description={docsLandingText.description}>
      <DocsAreas areas={data.allSidebar.nodes} />
    </ListingPage>
  );
}

export function Head() {
  const { docs } = useSiteMetadata();
  return <Seo title={docs.label} description={docsLandingText.description} path={joinPath(docs.routeBasePath)} />;
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
