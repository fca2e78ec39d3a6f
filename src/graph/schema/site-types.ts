/** GraphQL types of the site's own configuration, `site { siteMetadata { … } }`. */
export const siteSchema = /* GraphQL */ `
  "The site itself, as content/site.yml describes it."
  type SiteSiteMetadata @dontInfer {
    "Brand name."
    title: String!
    "The motto, shown on the home page; empty where there is none."
    tagline: String!
    "For search engines and feed readers; empty where there is none."
    description: String!
    "Address of the icon."
    favicon: String!
    "Picture beside the title."
    logo: SiteLogo!
    "A line above every page; null where there is none."
    announcement: SiteAnnouncement
    "Origin, without a trailing slash."
    url: String!
    "Path the site is served under, with slashes at both ends."
    baseUrl: String!
    "The same origin under the name Gatsby plugins look for."
    siteUrl: String!
    "Owner of the repository."
    organizationName: String!
    "Name of the repository."
    projectName: String!
    "Key of the owner in authors.yml."
    author: String
    "Version of the site's code."
    version: String!
    "Language and calendar."
    locale: SiteLocale!
    "Light and dark."
    colorMode: SiteColorMode!
    "Settings of the docs."
    docs: SiteDocs!
    "Settings of the blog."
    blog: SiteBlog!
    "Settings of the search."
    search: SiteSearch!
    "Settings of the page-view counter."
    analytics: SiteAnalytics!
    "Picture for social networks, of every page that has none of its own."
    picture: SocialPicture!
    "Whether pages that were visited can be read without a network."
    offline: Boolean!
    "The bar at the top, with addresses worked out."
    navbar: SiteNavbar!
    "The columns at the bottom."
    footer: SiteFooter!
  }

  "The picture beside the title: a drawing that is part of the page, or a file."
  type SiteLogo @dontInfer {
    "What stands in the SVG; null for a file."
    drawing: String
    "Of the SVG; empty for a file."
    viewBox: String!
    "Address of the file inside the site; null for a drawing."
    src: String
    "Address of the one for the dark mode."
    srcDark: String
    "What it shows; empty where the title beside it says enough."
    alt: String!
    "In the navbar, in pixels."
    width: Int!
    "In the navbar, in pixels."
    height: Int!
  }

  "A line above every page."
  type SiteAnnouncement @dontInfer {
    "Under which a browser remembers that it was closed."
    id: String!
    "Its text."
    html: String!
    "Whether readers can close it."
    closeable: Boolean!
  }

  "Language and calendar of the site."
  type SiteLocale @dontInfer {
    "BCP 47 tag."
    defaultLocale: String!
    "All languages the site has."
    locales: [String!]!
    "ltr or rtl."
    direction: String!
    "Unicode calendar key."
    calendar: String!
    "Value of og:locale."
    openGraph: String!
  }

  "How light and dark are chosen."
  type SiteColorMode @dontInfer {
    "light or dark."
    defaultMode: String!
    "True where readers cannot choose."
    disableSwitch: Boolean!
    "True where the operating system decides for who has not chosen."
    respectPrefersColorScheme: Boolean!
  }

  "Settings of the docs."
  type SiteDocs @dontInfer {
    "Name of the docs."
    label: String!
    "First segment of docs addresses."
    routeBasePath: String!
    "Id of the page that stands for the docs."
    mainDocId: String
    "Where files can be edited; a file's path is appended."
    editUrl: String
    "First heading level of tables of contents."
    tocMinHeadingLevel: Int!
    "Last heading level of tables of contents."
    tocMaxHeadingLevel: Int!
  }

  "Settings of the blog."
  type SiteBlog @dontInfer {
    "First segment of blog addresses."
    routeBasePath: String!
    "Name of the blog."
    title: String!
    "For search engines and feed readers."
    description: String!
    "Posts on a list page."
    postsPerPage: Int!
    "Heading of the list of posts."
    sidebarTitle: String!
    "ALL, or a number of posts."
    sidebarCount: String!
    "Whether posts show how long they take to read."
    showReadingTime: Boolean!
    "rss, atom, json."
    feedTypes: [String!]!
    "Age in years from which a post carries a note."
    staleAfterYears: Int!
  }

  "Settings of the search."
  type SiteSearch @dontInfer {
    "embedded or algolia."
    provider: String!
    "Address of the search page, without slashes."
    searchPagePath: String!
    "Whether results are limited to this language and version."
    contextualSearch: Boolean!
    "The hosted provider; null where search runs in the browser."
    algolia: SiteAlgolia
  }

  "Public identifiers of an Algolia application; the key can only search."
  type SiteAlgolia @dontInfer {
    "Application id."
    appId: String!
    "Key that can only search."
    searchKey: String!
    "Name of the index."
    indexName: String!
    "Whether clicks on results are reported to the provider."
    insights: Boolean!
  }

  "Settings of the page-view counter."
  type SiteAnalytics @dontInfer {
    "Google tag id; null sends nothing."
    trackingId: String
    "Whether addresses of readers are shortened."
    anonymizeIp: Boolean!
    "Whether nothing is sent for browsers that ask not to be tracked."
    respectDoNotTrack: Boolean!
  }

  "The bar at the top."
  type SiteNavbar @dontInfer {
    "Items beside the brand."
    left: [SiteNavbarItem!]!
    "Items at the other end."
    right: [SiteNavbarItem!]!
  }

  "A navbar item with its address worked out."
  type SiteNavbarItem @dontInfer {
    "link, docSidebar or dropdown."
    type: String!
    "Text to show."
    label: String!
    "Address inside the site."
    to: String
    "Address elsewhere."
    href: String
    "Sidebar whose landing page it opens."
    sidebarId: String
    "Links of a dropdown."
    items: [SiteNavbarItem!]!
  }

  "The bottom of every page."
  type SiteFooter @dontInfer {
    "dark or light."
    style: String!
    "Columns of links."
    columns: [SiteFooterColumn!]!
    "The line below the columns."
    copyright: String!
  }

  "A column of links."
  type SiteFooterColumn @dontInfer {
    "Heading of the column."
    title: String!
    "Its links."
    items: [SiteNavbarItem!]!
  }
`;
