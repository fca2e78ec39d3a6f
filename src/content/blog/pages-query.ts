/** Queries the data that `planBlogPages` needs. Gatsby generates the type of the result. */
export const pagesQuery = /* GraphQL */ `
  query BlogPages($drafts: [Boolean!]!) {
    everyPost: allBlogPost { totalCount }
    allBlogPost(filter: { draft: { in: $drafts } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes { path file unlisted pinned }
    }
    allAuthor { nodes { key path } }
    blogTags { path slug }
  }
`;
