/** Query for the search records: all listed pages with their sections and their place in the navigation. */
export const searchQuery = /* GraphQL */ `{
  sidebars: allSidebar(sort: { position: ASC }) { nodes { sidebarId label } }
  synonyms: allSynonymGroup(sort: { position: ASC }) { nodes { words } }
  friends: allFriend(sort: { position: ASC }) { nodes { name description } }
  pages: allContentPage(filter: { listed: { eq: true } }, sort: { path: ASC }) {
    nodes {
      kind path title keywords questions descriptionText
      article { sections { id titles text } }
      ... on Doc { sidebar breadcrumbs { title } }
      ... on BlogPost { date tagLabels authors { name } }
      ... on SinglePage { name }
    }
  }
}`;

interface SearchableSection {
  readonly id: string | null;
  readonly titles: readonly string[];
  readonly text: string;
}

/** A listed page of any kind. */
export interface SearchablePage {
  readonly kind: string;
  readonly path: string;
  readonly title: string;
  /** Words of the front matter that the text need not have. */
  readonly keywords: readonly string[];
  /** What the page answers, as people ask. */
  readonly questions: readonly string[];
  readonly descriptionText: string | null;
  readonly article: { readonly sections: readonly SearchableSection[] };
  /** Docs pages in a sidebar only. */
  readonly sidebar?: string | null;
  /** Docs pages only: from the outermost category to the page itself. */
  readonly breadcrumbs?: readonly { readonly title: string }[];
  /** Posts only. */
  readonly date?: string;
  readonly tagLabels?: readonly string[];
  readonly authors?: readonly { readonly name: string }[];
  /** Single pages only. */
  readonly name?: string;
}

/** A card of the page of friends. */
interface SearchableFriend {
  readonly name: string;
  readonly description: string;
}

export interface SearchData {
  readonly synonyms: { readonly nodes: readonly { readonly words: readonly string[] }[] };
  readonly friends: { readonly nodes: readonly SearchableFriend[] };
  readonly sidebars: { readonly nodes: readonly { readonly sidebarId: string; readonly label: string }[] };
  readonly pages: { readonly nodes: readonly SearchablePage[] };
}
