import { graphql, useStaticQuery } from "gatsby";

export const navbarItemFragment = graphql`fragment NavbarItem on SiteNavbarItem { type label to href sidebarId }`;

/** Returns the site's metadata. It is the only static query, so its data is fetched once. */
export function useSiteMetadata() {
  const { site } = useStaticQuery<Queries.SiteMetadataQuery>(graphql`
    query SiteMetadata {
      site {
        siteMetadata {
          title tagline
          logo { ...AreaDrawing }
          description
          announcement { id html closeable }
          reading { traditional }
          article { openIn feedbackUrl }
          url baseUrl author offline
          locale { defaultLocale openGraph }
          colorMode { defaultMode disableSwitch respectPrefersColorScheme }
          docs { label routeBasePath tocMinHeadingLevel tocMaxHeadingLevel }
          blog { title description sidebarTitle sidebarCount routeBasePath showReadingTime feedTypes }
          search {
            provider searchPagePath contextualSearch
            algolia { appId searchKey indexName insights }
          }
          picture { ...PagePicture }
          navbar {
            left { ...NavbarItem items { ...NavbarItem } }
            right { ...NavbarItem items { ...NavbarItem } }
          }
          footer { columns { title items { ...NavbarItem } } copyright filings { label href } }
        }
      }
    }
  `);
  if (!site?.siteMetadata) throw new Error("GraphQL has no site metadata; gatsby-config.ts gives it");
  return site.siteMetadata;
}
