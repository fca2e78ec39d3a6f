import { graphql, type PageProps } from "gatsby";
import { DocsAreas } from "../components/docs/docs-areas";
import { Seo } from "../components/head/seo";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { ListingPage } from "../components/ui/listing-page";
import { joinPath } from "../lib/paths";
import { docsText } from "../text/texts";

/** The way into the docs: every area with every page. */
export default function DocsLandingPage({ data }: PageProps<Queries.DocsLandingPageQuery>) {
  return (
    <ListingPage title={useSiteMetadata().docs.label} description={docsText.landingDescription}>
      <DocsAreas areas={data.allSidebar.nodes} />
    </ListingPage>
  );
}

export function Head() {
  const { docs } = useSiteMetadata();
  return <Seo title={docs.label} description={docsText.landingDescription} path={joinPath(docs.routeBasePath)} />;
}

export const query = graphql`query DocsLandingPage { allSidebar(sort: { position: ASC }) { nodes { ...DocsArea } } }`;
