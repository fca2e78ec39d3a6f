import { graphql } from "gatsby";
import { homeText } from "../../text/site";
import { BrandMark } from "../ui/brand-mark";
import { CardGrid, LinkCard } from "../ui/link-card";

/** The drawing of an area of the docs. */
export const areaDrawingFragment = graphql`
  fragment AreaDrawing on SiteLogo {
    drawing viewBox src srcDark alt width height
  }
`;

/** An area of the docs as a way on from a page that has nothing to show. */
export const areaLinkFragment = graphql`
  fragment AreaLink on Sidebar {
    label description landing
    drawing { ...AreaDrawing }
  }
`;

/** The areas of the docs, for a page without anything of its own. */
export function AreaLinks({ areas }: { readonly areas: readonly Queries.AreaLinkFragment[] }) {
  return (
    <CardGrid label={homeText.areas}>
      {areas.map(({ label, description, landing, drawing }) => (
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
