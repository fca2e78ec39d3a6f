/** The query from whose answer the pages of this kind are planned. gatsby-config.ts makes its type from it. */
export const pagesQuery = /* GraphQL */ `
  query SinglePages($drafts: [Boolean!]!) {
    allSinglePage(filter: { draft: { in: $drafts } }, sort: { file: ASC }) { nodes { path file } }
  }
`;
