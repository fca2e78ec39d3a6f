import { graphql } from "gatsby";

/** Site metadata for pages of the blog; beside `blogSidebar` in every query. */
export const blogSiteFragment = graphql`
  fragment BlogSite on SiteSiteMetadata {
    title
    url
    baseUrl
    author
    locale {
      defaultLocale
    }
    blog {
      title
      description
      routeBasePath
      showReadingTime
      feedTypes
    }
  }
`;

export type BlogSite = Queries.BlogSiteFragment;

interface SiteData {
  readonly site: { readonly siteMetadata: BlogSite | null } | null;
}

/** The site in a page's query result. */
export function blogSite({ site }: SiteData): BlogSite {
  const metadata = site?.siteMetadata;
  if (!metadata) throw new Error("GraphQL has no site; gatsby-config.ts gives it");
  return metadata;
}
