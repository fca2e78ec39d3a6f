/** Every text that is published as Markdown, and where it stands: drafts have nodes in a build too, and no pages. */
export const llmsQuery = /* GraphQL */ `
  {
    sidebars: allSidebar(sort: { position: ASC }) {
      nodes {
        sidebarId
        label
        entries {
          path
        }
      }
    }
    pages: allContentPage(filter: { draft: { ne: true } }, sort: { path: ASC }) {
      nodes {
        kind
        path
        title
        description
        listed
        lastUpdate {
          date
        }
        article {
          markdown
        }
        ... on Doc {
          sidebar
        }
        ... on BlogPost {
          date
        }
      }
    }
  }
`;

/** A text, of whatever kind. */
export interface CopiedPage {
  readonly kind: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly listed: boolean;
  readonly lastUpdate: { readonly date: string } | null;
  readonly article: { readonly markdown: string };
  /** Of a docs page that stands in one. */
  readonly sidebar?: string | null;
  /** Of a post. */
  readonly date?: string;
}

export interface LlmsData {
  readonly sidebars: {
    readonly nodes: readonly {
      readonly sidebarId: string;
      readonly label: string;
      /** In reading order; a line that only groups has no path. */
      readonly entries: readonly { readonly path: string | null }[];
    }[];
  };
  readonly pages: { readonly nodes: readonly CopiedPage[] };
}
