/** Query for the search records: all listed pages with their sections and their place in the navigation. */
export const searchQuery = /* GraphQL */ `
  {
    sidebars: allSidebar(sort: { position: ASC }) {
      nodes {
        sidebarId
        label
      }
    }
    pages: allContentPage(filter: { listed: { eq: true } }, sort: { path: ASC }) {
      nodes {
        kind
        path
        title
        article {
          sections {
            id
            titles
            text
          }
        }
        ... on Doc {
          sidebar
          breadcrumbs {
            title
          }
        }
        ... on BlogPost {
          date
        }
      }
    }
  }
`;

export interface SearchableSection {
  readonly id: string | null;
  readonly titles: readonly string[];
  readonly text: string;
}

/** A listed page of any kind. */
export interface SearchablePage {
  readonly kind: string;
  readonly path: string;
  readonly title: string;
  readonly article: { readonly sections: readonly SearchableSection[] };
  /** Docs pages in a sidebar only. */
  readonly sidebar?: string | null;
  /** Docs pages only: from the outermost category to the page itself. */
  readonly breadcrumbs?: readonly { readonly title: string }[];
  /** Posts only. */
  readonly date?: string;
}

export interface SearchData {
  readonly sidebars: { readonly nodes: readonly { readonly sidebarId: string; readonly label: string }[] };
  readonly pages: { readonly nodes: readonly SearchablePage[] };
}
