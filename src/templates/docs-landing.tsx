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
    <ListingPage title={docsLandingText.title} description={docsLandingText.description}>
      <DocsAreas areas={data.allSidebar.nodes} />
    </ListingPage>
  );
}

export function Head() {
  const { docs } = useSiteMetadata();
  const { title, description } = docsLandingText;
  return <Seo title={title} description={description} path={joinPath(docs.routeBasePath)} />;
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
