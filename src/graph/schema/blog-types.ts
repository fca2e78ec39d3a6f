/** GraphQL types of the blog. */
export const blogSchema = /* GraphQL */ `
  "A dated post, from a file of content/blog."
  type BlogPost implements Node @dontInfer @childOf(types: ["Mdx"]) {
    "Path of the file below the content folder."
    file: String!
    "Address inside the site, decoded, without the path prefix."
    path: String!
    "Last part of the address: from the file name, or the front matter."
    slug: String!
    "From front matter, else the first heading, else the slug."
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
    "Its tags, with the addresses of their pages."
    tags: [TagLink!]!
    "Who wrote it; empty for a post without an author."
    authors: [PostAuthor!]!
    "Name of the series it belongs to."
    series: String
    "All posts of the series, oldest first, this one among them."
    seriesPosts: [BlogPost!]!
    "For search engines."
    keywords: [String!]!
    "Picture for social networks: an address, or a file beside the page."
    image: String
    "True where no table of contents is shown."
    hideTableOfContents: Boolean!
    "Other addresses that lead here."
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
    "Address inside the site of a file that holds preview as a JSON string; it is written when this is asked for."
    previewFile: String!
    "True where the preview is shorter than the text."
    truncated: Boolean!
    "The post published after this one."
    newer: PageLink
    "The post published before this one."
    older: PageLink
    "When the text last changed, from front matter or git; null outside a repository."
    lastUpdate: LastUpdate
    "Where the file can be edited; null if the site has no editor configured."
    editUrl: String
    "Picture for social networks."
    socialPicture: SocialPicture!
  }

  "A tag of a post."
  type TagLink @dontInfer {
    "The tag as its author wrote it."
    label: String!
    "Address of the page with all its posts."
    path: String!
  }

  "An author as a post names one."
  type PostAuthor @dontInfer {
    "Key in authors.yml; null for one written out in the post."
    key: String
    "Name to show."
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
    "Name of the entry in authors.yml; posts name authors by it."
    key: String!
    "Name to show."
    name: String!
    "What they do, in a few words."
    title: String
    "A sentence about them."
    description: String
    "Their own site."
    url: String
    "Their address for mail."
    email: String
    "Their picture."
    imageUrl: String
    "Address of the page with their posts."
    path: String!
    "Their profiles elsewhere."
    socials: [AuthorSocial!]!
    "Published posts that name them, newest first."
    posts: [BlogPost!]!
  }

  "A profile of an author elsewhere."
  type AuthorSocial @dontInfer {
    "Name of the service, as authors.yml has it."
    platform: String!
    "Address of the profile."
    url: String!
  }

  "Stands for the calendar: a page that depends on how old something is depends on this node."
  type BuildDay implements Node @dontInfer {
    "Day of the build, UTC."
    day: Date! @dateformat
  }

  "A tag of the blog with its posts."
  type BlogTag @dontInfer {
    "The tag as the newest post writes it."
    label: String!
    "Last part of its address: its permalink, or made from its label."
    slug: String!
    "Address of the page with its posts."
    path: String!
    "Newest first."
    posts: [BlogPost!]!
    "Number of its posts."
    count: Int!
  }
`;
