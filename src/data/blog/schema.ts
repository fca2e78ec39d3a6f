/** GraphQL types of the blog. */
export const blogSchema = /* GraphQL */ `
  "A dated post, from a file of content/blog."
  type BlogPost implements Node @dontInfer @childOf(types: ["Mdx"]) {
    "Path of the file below the content folder."
    file: String!
    "Address inside the site, decoded, without the path prefix."
    path: String!
    slug: String!
    title: String!
    "From front matter, else the beginning of the text."
    description: String!
    "The description of the front matter; null where there is none."
    descriptionText: String
    "Day of publication; UTC, whatever the machine's zone."
    date: Date! @dateformat
    "Day of the revision that the author dated in last_update; commits do not count, most of them mend a comma."
    revised: Date @dateformat
    "So old when the site was built that readers are told of it; blog.staleAfterYears says how old."
    stale: Boolean!
    "Tags as the author wrote them."
    tagLabels: [String!]!
    tags: [TagLink!]!
    "Who wrote it; empty for a post without an author."
    authors: [PostAuthor!]!
    "Name of the series it belongs to."
    series: String
    "All posts of the series, oldest first, this one among them."
    seriesPosts: [BlogPost!]!
    keywords: [String!]!
    image: String
    hideTableOfContents: Boolean!
    aliases: [String!]!
    "Visible in development only."
    draft: Boolean!
    "Built, but in no list, feed, sitemap or search."
    unlisted: Boolean!
    "Neither draft nor unlisted."
    listed: Boolean!
    "The rendered text."
    article: Article!
    "HTML of the part above the truncate marker; the whole text where there is no marker."
    preview: String!
    "True where the preview is shorter than the text."
    truncated: Boolean!
    "The post published after this one."
    newer: PageLink
    "The post published before this one."
    older: PageLink
    lastUpdate: LastUpdate
    editUrl: String
  }

  "A tag of a post."
  type TagLink @dontInfer {
    label: String!
    path: String!
  }

  "An author as a post names one."
  type PostAuthor @dontInfer {
    "Key in authors.yml; null for one written out in the post."
    key: String
    name: String!
    "What they do, in a few words."
    title: String
    "Their site, or their page here."
    url: String
    "Their picture."
    imageUrl: String
  }

  "An author of content/authors.yml."
  type Author implements Node @dontInfer {
    key: String!
    name: String!
    title: String
    description: String
    url: String
    email: String
    imageUrl: String
    "Address of the page with their posts."
    path: String!
    socials: [AuthorSocial!]!
    "Published posts that name them, newest first."
    posts: [BlogPost!]!
  }

  "A profile of an author elsewhere."
  type AuthorSocial @dontInfer {
    platform: String!
    url: String!
  }

  "A tag of the blog with its posts."
  type BlogTag @dontInfer {
    label: String!
    slug: String!
    path: String!
    "Newest first."
    posts: [BlogPost!]!
    count: Int!
  }
`;
