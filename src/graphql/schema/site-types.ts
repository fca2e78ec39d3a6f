import { z } from "zod";
import { publishedSettings } from "../site/site-metadata";
import { graphqlFields, type Part } from "./graphql-fields";

/**
 * Returns the GraphQL type of an object, followed by the types of the objects inside it.
 * @param more further fields of the outermost type, in GraphQL's schema language
 */
function typesOf(name: string, { description, properties = {} }: Part, more = ""): string {
  const within: string[] = [];
  const fields = graphqlFields(properties, (key, part) => {
    const type = `Site${key.replace(/^./, (first) => first.toUpperCase())}`;
    within.push(typesOf(type, part));
    return type;
  });
  return [`${JSON.stringify(description)} type ${name} @dontInfer {`, ...fields, more, "}", ...within].join("\n");
}

const resolved = /* GraphQL */ `
  "The picture beside the title." logo: SiteLogo!
  "A line at the top of every page; null where there is none." announcement: SiteAnnouncement
  "The sharing picture of pages without one of their own." picture: SocialPicture!
  "The navbar, with its addresses." navbar: SiteNavbar!
  "The footer." footer: SiteFooter!
`;

/**
 * GraphQL types of `site { siteMetadata { … } }`, and of the pictures that social networks show
 * with a link.
 */
export const siteSchema = /* GraphQL */ `
  ${typesOf("SiteSiteMetadata", z.toJSONSchema(publishedSettings, { unrepresentable: "any" }) as Part, resolved)}

  "The picture beside the title: a drawing in the page, or a file."
  type SiteLogo @dontInfer {
    "The content of the SVG; null for a file." drawing: String
    "The viewBox of the SVG; empty for a file." viewBox: String!
    "Address of the file inside the site; null for a drawing." src: String
    "Address of the one for dark mode." srcDark: String
    "What it shows; empty if the title beside it says so." alt: String!
    "Width in the navbar, in pixels." width: Int!
    "Height in the navbar, in pixels." height: Int!
  }

  "A line at the top of every page."
  type SiteAnnouncement @dontInfer {
    "Name by which a browser remembers that it was closed." id: String!
    "Its text." html: String!
    "Whether readers can close it." closeable: Boolean!
  }

  "The navbar."
  type SiteNavbar @dontInfer {
    "The items beside the title." left: [SiteNavbarItem!]!
    "The items at the other end." right: [SiteNavbarItem!]!
  }

  "An item of the navigation, with its address."
  type SiteNavbarItem @dontInfer {
    "link, docSidebar or dropdown." type: String!
    "Text to show." label: String!
    "Address inside this site." to: String
    "Address at another site." href: String
    "The sidebar whose landing page it opens." sidebarId: String
    "The links of a dropdown." items: [SiteNavbarItem!]!
  }

  "The footer."
  type SiteFooter @dontInfer {
    "Columns of links." columns: [SiteFooterColumn!]!
    "The line below the columns." copyright: String!
    "Chinese licences, with their links." filings: [SiteFiling!]!
  }

  "A Chinese licence."
  type SiteFiling @dontInfer {
    "The licence." label: String!
    "Where it is registered." href: String!
  }

  "A column of links."
  type SiteFooterColumn @dontInfer {
    "Title of the column." title: String!
    "Links of the column." items: [SiteNavbarItem!]!
  }

  "The picture of a page where somebody shares it: the one its front matter names, else one drawn from its title, or the site's."
  type SocialPicture @dontInfer {
    "Full address." url: String!
    "In pixels; null for a picture of another site." width: Int
    "In pixels; null for a picture of another site." height: Int
    "What it shows, in words." alt: String!
    "What is drawn; null for a picture that the front matter names." card: SocialCard
  }

  "What a drawn picture says."
  type SocialCard @dontInfer {
    "Address of the file inside the site. It changes with what is drawn." path: String!
    "Title of the page." title: String!
    "Where it belongs: an area of the docs, or the blog and the day." label: String!
  }
`;
