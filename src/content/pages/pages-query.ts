/**
 * Queries what this kind needs to plan its pages. gatsby-config.ts generates
 * the type of the result.
 */
export const pagesQuery = /* GraphQL */ `
  query SinglePages($drafts: [Boolean!]!) {
    allSinglePage(filter: { draft: { in: $drafts } }, sort: { file: ASC }) { nodes { path file } }
  }
`;
