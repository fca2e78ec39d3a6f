/** Query for all texts published as Markdown, with their addresses. Drafts are excluded: they have nodes but no pages. */
export const llmsQuery = /* GraphQL */ `{
  sidebars: allSidebar(sort: { position: ASC }) { nodes { sidebarId label entries { path } } }
  pages: allContentPage(filter: { draft: { ne: true } }, sort: { path: ASC }) {
    nodes {
      kind path title description listed
      lastUpdate { date }
      article { markdown }
      ... on Doc { sidebar }
      ... on BlogPost { date }
    }
  }
}`;

/** A page with a Markdown copy, of any kind. */
export interface CopiedPage {
  readonly kind: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly listed: boolean;
  readonly lastUpdate: { readonly date: string } | null;
  readonly article: { readonly markdown: string };
  /** Docs pages in a sidebar only. */
  readonly sidebar?: string | null;
  /** Posts only. */
  readonly date?: string;
}

interface Sidebar {
  readonly sidebarId: string;
  readonly label: string;
  /** In reading order; an entry that only groups has no path. */
  readonly entries: readonly { readonly path: string | null }[];
}

export interface LlmsData {
  readonly sidebars: { readonly nodes: readonly Sidebar[] };
  readonly pages: { readonly nodes: readonly CopiedPage[] };
}
