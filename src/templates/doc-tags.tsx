import { graphql, type PageProps } from "gatsby";
import { CategoryCards } from "../features/docs/category-cards";
import { joinPath } from "../lib/paths";
import { Seo } from "../site/seo";
import { useSiteMetadata } from "../site/use-site-metadata";
import { docsText } from "../text/docs";
import { ListingPage } from "../ui/listing-page";

const text = docsText.tags;

/** All tags of the docs. */
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

export const query = graphql`
  query DocTagsPage {
    docTags {
      ...CategoryCardData
    }
  }
`;
