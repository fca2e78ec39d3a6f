/** GraphQL types of single pages and of the data files beside them. */
export const pagesSchema = /* GraphQL */ `
  "A page that belongs to no list: about, resume, friend links. From content/pages."
  type SinglePage implements Node @dontInfer @childOf(types: ["Mdx"]) {
    "Path of the file below the content folder."
    file: String!
    "File name without extension."
    name: String!
    "Address inside the site, decoded, without the path prefix."
    path: String!
    "From front matter, else the first heading, else the file name."
    title: String!
    "From front matter, else the beginning of the text."
    description: String!
    "The description of the front matter; null where there is none."
    descriptionText: String
    "For search engines."
    keywords: [String!]!
    "Picture for social networks: an address, or a file beside the page."
    image: String
    "True where the title is not shown above the text."
    hideTitle: Boolean!
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
    "When the text last changed, from front matter or git; null outside a repository."
    lastUpdate: LastUpdate
    "Where the file can be edited; null if the site has no editor configured."
    editUrl: String
    "Picture for social networks."
    socialPicture: SocialPicture!
  }

  "A site worth visiting, from content/friends.yml."
  type Friend implements Node @dontInfer {
    "Name of the site."
    name: String!
    "Address of the site."
    url: String!
    "What one goes there for, in a sentence."
    description: String!
    "Order in the file, from 0."
    position: Int!
    "Picture, a file of the content folder."
    avatar: File @link(by: "absolutePath")
  }
`;
