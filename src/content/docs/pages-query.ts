/** Queries the data that `planDocPages` needs. Gatsby generates the type of the result. */
export const pagesQuery = /* GraphQL */ `
  query DocPages($drafts: [Boolean!]!) {
    everyDoc: allDoc { totalCount }
    allDoc(filter: { draft: { in: $drafts } }, sort: { file: ASC }) { nodes { path file docId sidebar } }
    allDocCategory { nodes { path slug sidebar } }
    allSidebar(sort: { position: ASC }) { nodes { sidebarId landing printPath netPath } }
    docTags { path }
  }
`;
