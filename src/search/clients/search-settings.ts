/** `site.siteMetadata.search`, as the static query gives it. */
export interface SearchSettings {
  readonly provider: string;
  readonly searchPagePath: string;
  readonly contextualSearch: boolean;
  readonly algolia: AlgoliaSettings | null;
}

export interface AlgoliaSettings {
  readonly appId: string;
  readonly searchKey: string;
  readonly indexName: string;
  readonly insights: boolean;
}

/** Name under which searches are sent and remembered. */
export function indexName({ algolia }: SearchSettings): string {
  return algolia?.indexName ?? "site";
}
