import { graphql, type PageProps } from "gatsby";
import { CategoryCards } from "../components/docs/category-cards";
import { Seo } from "../components/head/seo";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { ListingPage } from "../components/ui/listing-page";
import { joinPath } from "../lib/paths";
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
  const path = joinPath(useSiteMetadata().docs.routeBasePath, "tags");
  return <Seo title={text.title} description={text.description} path={path} />;
}

export const query = graphql`query DocTagsPage { docTags { ...CategoryCardData } }`;
