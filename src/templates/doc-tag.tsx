import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CategoryCards } from "../components/docs/category-cards";
import { Seo } from "../components/head/seo";
import { ListingPage } from "../components/ui/listing-page";
import { docsText } from "../text/texts";
import { existing } from "./existing";

const text = docsText.tags;

/** Shows a tag of the docs with its pages. */
export default function DocTagPage({ data }: PageProps<Queries.DocTagPageQuery>) {
  const { label, description, cards } = existing(data.docTag);
  return (
    <ListingPage title={text.titleOf(cards.length, label)} description={description}>
      <CategoryCards cards={cards} />
    </ListingPage>
  );
}

export function Head({ data }: HeadProps<Queries.DocTagPageQuery>) {
  const { label, description, path, cards } = existing(data.docTag);
  const title = text.titleOf(cards.length, label);
  return <Seo title={title} description={description ?? title} path={path} />;
}

export const query = graphql`
  query DocTagPage($tagPath: String!) {
    docTag(path: $tagPath) {
      label path description
      cards { ...CategoryCardData }
    }
  }
`;
