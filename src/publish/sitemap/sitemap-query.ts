/** Every page there is, which of them are for search engines, and what is known of their last change. */
export const sitemapQuery = /* GraphQL */ `
  {
    pages: allSitePage {
      nodes {
        path
      }
    }
    docs: allDoc {
      nodes {
        path
        listed
        lastUpdate {
          date
        }
      }
    }
    posts: allBlogPost {
      nodes {
        path
        listed
        date
        lastUpdate {
          date
        }
      }
    }
    singlePages: allSinglePage {
      nodes {
        path
        listed
        lastUpdate {
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
  readonly path: string;
  readonly listed: boolean;
  readonly lastUpdate: { readonly date: string } | null;
}

interface ListOf {
  readonly path: string;
  readonly posts: readonly { readonly path: string }[];
}

export interface SitemapData {
  readonly pages: Nodes<{ readonly path: string }>;
  readonly docs: Nodes<WrittenPage>;
  readonly posts: Nodes<WrittenPage & { readonly date: string }>;
  readonly singlePages: Nodes<WrittenPage>;
  readonly categories: Nodes<{ readonly path: string; readonly cards: readonly { readonly path: string | null }[] }>;
  readonly authors: Nodes<ListOf>;
  readonly tags: readonly ListOf[];
}
