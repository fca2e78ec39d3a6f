/** What the records are made of: every listed page with its sections, and where it stands in the navigation. */
export const searchQuery = /* GraphQL */ `
  {
    sidebars: allSidebar(sort: { position: ASC }) {
      nodes {
        sidebarId
        label
      }
    }
    docs: allDoc(filter: { listed: { eq: true } }, sort: { path: ASC }) {
      nodes {
        path
        title
        sidebar
        breadcrumbs {
          title
        }
        article {
          sections {
            id
            titles
            text
          }
        }
      }
    }
    posts: allBlogPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes {
        path
        title
        date
        article {
          sections {
            id
            titles
            text
          }
        }
      }
    }
    pages: allSinglePage(filter: { listed: { eq: true } }, sort: { path: ASC }) {
      nodes {
        path
        title
        article {
          sections {
            id
            titles
            text
          }
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

export interface SearchablePage {
  readonly path: string;
  readonly title: string;
  readonly article: { readonly sections: readonly SearchableSection[] };
}

export interface SearchData {
  readonly sidebars: { readonly nodes: readonly { readonly sidebarId: string; readonly label: string }[] };
  readonly docs: {
    readonly nodes: readonly (SearchablePage & {
      readonly sidebar: string | null;
      readonly breadcrumbs: readonly { readonly title: string }[];
    })[];
  };
  readonly posts: { readonly nodes: readonly (SearchablePage & { readonly date: string })[] };
  readonly pages: { readonly nodes: readonly SearchablePage[] };
}
