/** The query from whose answer the pages of this kind are planned. gatsby-config.ts makes its type from it. */
export const pagesQuery = /* GraphQL */ `
  query DocPages($drafts: [Boolean!]!) {
    everyDoc: allDoc { totalCount }
    allDoc(filter: { draft: { in: $drafts } }, sort: { file: ASC }) { nodes { path file docId sidebar } }
    allDocCategory { nodes { path slug sidebar } }
    allSidebar(sort: { position: ASC }) { nodes { sidebarId landing printPath netPath } }
    docTags { path }
  }
`;
