/** GraphQL types of the site's own configuration, `site { siteMetadata { … } }`. */
export const siteSchema = /* GraphQL */ `
  "The site itself, as src/config describes it."
  type SiteSiteMetadata @dontInfer {
    title: String!
    tagline: String!
    description: String!
    favicon: String!
    "Origin, without a trailing slash."
    url: String!
    "Path the site is served under, with slashes at both ends."
    baseUrl: String!
    "The same origin under the name Gatsby plugins look for."
    siteUrl: String!
    organizationName: String!
    projectName: String!
    "Key of the owner in authors.yml."
    author: String!
    "Version of the site's code."
    version: String!
    locale: SiteLocale!
    colorMode: SiteColorMode!
    docs: SiteDocs!
    blog: SiteBlog!
    search: SiteSearch!
    analytics: SiteAnalytics!
    navbar: SiteNavbar!
    footer: SiteFooter!
  }

  type SiteLocale @dontInfer {
    "BCP 47 tag."
    defaultLocale: String!
    locales: [String!]!
    "ltr or rtl."
    direction: String!
    "Unicode calendar key."
    calendar: String!
    "Value of og:locale."
    openGraph: String!
  }

  type SiteColorMode @dontInfer {
    "light or dark."
    defaultMode: String!
    disableSwitch: Boolean!
    respectPrefersColorScheme: Boolean!
  }

  type SiteDocs @dontInfer {
    routeBasePath: String!
    mainDocId: String!
    editUrl: String
    tocMinHeadingLevel: Int!
    tocMaxHeadingLevel: Int!
  }

  type SiteBlog @dontInfer {
    routeBasePath: String!
    title: String!
    description: String!
    postsPerPage: Int!
    sidebarTitle: String!
    "ALL, or a number of posts."
    sidebarCount: String!
    showReadingTime: Boolean!
    "rss, atom, json."
    feedTypes: [String!]!
    "Age in years from which a post carries a note."
    staleAfterYears: Int!
  }

  type SiteSearch @dontInfer {
    "embedded or algolia."
    provider: String!
    searchPagePath: String!
    contextualSearch: Boolean!
    algolia: SiteAlgolia
  }

  "Public identifiers of an Algolia application; the key can only search."
  type SiteAlgolia @dontInfer {
    appId: String!
    searchKey: String!
    indexName: String!
    insights: Boolean!
  }

  type SiteAnalytics @dontInfer {
    "Google tag id; null sends nothing."
    trackingId: String
    anonymizeIp: Boolean!
    respectDoNotTrack: Boolean!
  }

  type SiteNavbar @dontInfer {
    left: [SiteNavbarItem!]!
    right: [SiteNavbarItem!]!
  }

  "A navbar item with its address worked out."
  type SiteNavbarItem @dontInfer {
    "link, docSidebar or dropdown."
    type: String!
    label: String!
    "Address inside the site."
    to: String
    "Address elsewhere."
    href: String
    sidebarId: String
    "Links of a dropdown."
    items: [SiteNavbarItem!]!
  }

  type SiteFooter @dontInfer {
    "dark or light."
    style: String!
    columns: [SiteFooterColumn!]!
    copyright: String!
  }

  type SiteFooterColumn @dontInfer {
    title: String!
    items: [SiteNavbarItem!]!
  }
`;
