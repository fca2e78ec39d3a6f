import { graphql } from "gatsby";
import { areasWithPages } from "../../lib/lists";
import { homeText } from "../../text/texts";
import { BrandMark } from "../ui/brand-mark";
import { CardGrid, LinkCard } from "../ui/link-card";

/** GraphQL fields of a picture of the site or of a docs area, and of a link to an area. */
export const areaDrawingFragment = graphql`
  fragment AreaDrawing on SiteLogo { drawing viewBox src srcDark alt width height }
  fragment AreaLink on Sidebar { label description landing drawing { ...AreaDrawing } }
`;

/** Renders links to the docs areas that have pages, for a page without other content. */
export function AreaLinks({ areas }: { readonly areas: readonly Queries.AreaLinkFragment[] }) {
  const shown = areasWithPages(areas);
  if (shown.length === 0) return null;
  return (
    <CardGrid label={homeText.areas}>
      {shown.map(({ label, description, landing, drawing }) => (
        <LinkCard
          key={landing}
          to={landing}
          title={label}
          text={description}
          picture={drawing && <BrandMark logo={{ ...drawing, width: 56, height: 56 }} />}
        />
      ))}
    </CardGrid>
  );
}
