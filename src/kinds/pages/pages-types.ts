/** GraphQL fields of `SinglePage`, in addition to those of every page. */
export const singlePageTypeFields = /* GraphQL */ `
  "File name without extension."
  name: String!
  "True where the title is not shown above the text."
  hideTitle: Boolean!
`;

/** GraphQL types for single pages. */
export const pagesTypes = /* GraphQL */ `
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
