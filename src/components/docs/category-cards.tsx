import { graphql } from "gatsby";
import { docsText } from "../../text/texts";
import { CardGrid, LinkCard } from "../ui/link-card";

export const categoryCardFragment = graphql`fragment CategoryCardData on CategoryCard { kind title titleLang path description count }`;

const icons = { category: "folder", link: "link", doc: "page" } as const;

/** Shows a category's items as cards: its pages, subcategories and links. */
export function CategoryCards({ cards }: { readonly cards: readonly Queries.CategoryCardDataFragment[] }) {
  return (
    <CardGrid label={docsText.categoryItems}>
      {cards.map(({ kind, title, titleLang, path, description, count }) => (
        <LinkCard
          key={path}
          to={path}
          title={title}
          lang={titleLang}
          icon={icons[kind]}
          text={description ?? (count === null ? null : docsText.itemCount(count))}
        />
      ))}
    </CardGrid>
  );
}
