/** Query for all pages, whether they may be indexed, and when they last changed. */
export const sitemapQuery = /* GraphQL */ `
  {
    pages: allSitePage {
      nodes {
        path
      }
    }
    written: allContentPage {
      nodes {
        kind
        path
        listed
        lastUpdate {
          date
        }
        ... on BlogPost {
          date
        }
      }
    }
    categories: allDocCategory {
      nodes {
        path
        cards {
          path
        }
      }
    }
    authors: allAuthor {
      nodes {
        path
        posts {
          path
        }
      }
    }
    tags: blogTags {
      path
      posts {
        path
      }
    }
  }
`;

interface Nodes<T> {
  readonly nodes: readonly T[];
}

interface WrittenPage {
  readonly kind: string;
  readonly path: string;
  readonly listed: boolean;
  readonly lastUpdate: { readonly date: string } | null;
  /** Posts only. */
  readonly date?: string;
}

interface ListOf {
  readonly path: string;
  readonly posts: readonly { readonly path: string }[];
}

export interface SitemapData {
  readonly pages: Nodes<{ readonly path: string }>;
  readonly written: Nodes<WrittenPage>;
  readonly categories: Nodes<{ readonly path: string; readonly cards: readonly { readonly path: string | null }[] }>;
  readonly authors: Nodes<ListOf>;
  readonly tags: readonly ListOf[];
}
