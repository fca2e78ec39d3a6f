/** The query from whose answer the pages of this kind are planned. gatsby-config.ts makes its type from it. */
export const pagesQuery = /* GraphQL */ `
  query BlogPages($drafts: [Boolean!]!) {
    everyPost: allBlogPost { totalCount }
    allBlogPost(filter: { draft: { in: $drafts } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes { path file unlisted }
    }
    allAuthor { nodes { key path } }
    blogTags { path slug }
  }
`;
