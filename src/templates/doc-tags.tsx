import { graphql, type PageProps } from "gatsby";
import { CategoryCards } from "../components/docs/category-cards";
import { Seo } from "../components/head/seo";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { ListingPage } from "../components/ui/listing-page";
import { tagListPath } from "../shared/site-files";
import { docsText } from "../text/texts";

const text = docsText.tags;

/** Lists all tags of the docs. */
export default function DocTagsPage({ data }: PageProps<Queries.DocTagsPageQuery>) {
  return (
    <ListingPage title={text.title}>
      <CategoryCards cards={data.docTags} />
    </ListingPage>
  );
}

export function Head() {
  const path = tagListPath(useSiteMetadata().docs.routeBasePath);
  return <Seo title={text.title} description={text.description} path={path} />;
}

export const query = graphql`query DocTagsPage { docTags { ...CategoryCardData } }`;
