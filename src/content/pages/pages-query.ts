/** Queries the path and file of every single page. Gatsby generates the type of the result. */
export const pagesQuery = /* GraphQL */ `
  query SinglePages($drafts: [Boolean!]!) {
    allSinglePage(filter: { draft: { in: $drafts } }, sort: { file: ASC }) { nodes { path file } }
  }
`;
