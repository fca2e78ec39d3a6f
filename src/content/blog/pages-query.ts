/**
 * Queries what this kind needs to plan its pages. gatsby-config.ts generates
 * the type of the result.
 */
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
