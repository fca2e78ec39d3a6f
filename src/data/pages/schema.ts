/** GraphQL types of single pages and of the data files beside them. */
export const pagesSchema = /* GraphQL */ `
  "A page that belongs to no list: about, resume, friend links. From content/pages."
  type SinglePage implements Node @dontInfer @childOf(types: ["Mdx"]) {
    file: String!
    "File name without extension."
    name: String!
    path: String!
    title: String!
    "From front matter, else the beginning of the text."
    description: String!
    "The description of the front matter; null where there is none."
    descriptionText: String
    keywords: [String!]!
    image: String
    hideTitle: Boolean!
    hideTableOfContents: Boolean!
    aliases: [String!]!
    "Visible in development only."
    draft: Boolean!
    "Built, but in no list, feed, sitemap or search."
    unlisted: Boolean!
    "Neither draft nor unlisted."
    listed: Boolean!
    article: Article!
    lastUpdate: LastUpdate
    editUrl: String
  }

  "A site worth visiting, from content/friends.yml."
  type Friend implements Node @dontInfer {
    name: String!
    url: String!
    description: String!
    "Order in the file, from 0."
    position: Int!
    "Picture, a file of the content folder."
    avatar: File @link(by: "absolutePath")
  }
`;
