import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/head/seo";
import { AreaLinks } from "../components/home/area-links";
import { NotFound } from "../components/pages/not-found";
import { pagesText } from "../text/site";

/** Shown at every address that is not a page. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <NotFound>
      <AreaLinks areas={data.allSidebar.nodes} />
    </NotFound>
  );
}

export function Head() {
  return <Seo title={pagesText.notFound.title} description={pagesText.notFound.text} path={null} noindex />;
}

export const query = graphql`
  query NotFoundPage {
    allSidebar(sort: { position: ASC }) { nodes { ...AreaLink } }
  }
`;
