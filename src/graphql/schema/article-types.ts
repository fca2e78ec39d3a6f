/** GraphQL types of a rendered Markdown file. */
export const articleSchema = /* GraphQL */ `
  "A Markdown file, rendered once while the site is built. Pages, feeds, search and llms.txt all read this."
  type Article @dontInfer {
    "HTML of the whole text without its title. Links, image sizes and code colours are final." html: String!
    "The whole text as plain Markdown without its title; full addresses, included files in place." markdown: String!
    "Headings of levels 2 to 6 in reading order." headings: [Heading!]!
    "The text between two headings, as plain text; what search indexes." sections: [Section!]!
    "Plain text of the first paragraph, at most 160 characters." excerpt: String!
    "Minutes a reader needs, rounded up, never 0." readingMinutes: Int!
    "Minutes a reader needs, with one decimal." readingTime: Float!
    "Han characters plus words of other scripts, code not counted." wordCount: Int!
    "Files of the content folder that browsers get: its components with a client attribute, and style sheets of all it imports."
    components: [String!]!
  }

  "Stands for the commits of a content file: a page that shows when its text last changed depends on this node."
  type FileTime implements Node @dontInfer {
    "Path of the file below the content folder." file: String!
    "Time of the last commit that touched it, UTC." last: Date! @dateformat
  }

  "A heading of an article."
  type Heading @dontInfer {
    "Value of the id attribute, what stands behind # in a link." id: String!
    "Plain text." text: String!
    "2 to 6." depth: Int!
  }

  "A picture in an article."
  type ArticlePicture @dontInfer {
    "Address of its largest form, with the path prefix; of a picture from elsewhere as the author wrote it."
    src: String!
    "Path of the file below the content folder; null for a picture from elsewhere." file: String
    "In pixels; null where it is not known." width: Int
    "In pixels; null where it is not known." height: Int
    "What it shows; empty where the author did not say." alt: String!
  }

  "The text below one heading, up to the next heading of any level."
  type Section @dontInfer {
    "Id of the heading; null before the first one." id: String
    "Texts of the headings it stands under, outermost first, its own last." titles: [String!]!
    "Plain text: paragraphs, list items, table cells and code, one a line." text: String!
  }
`;
