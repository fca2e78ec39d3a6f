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

/** Name of the index, for requests and for DocSearch's stored searches. */
export function indexName({ algolia }: SearchSettings): string {
  return algolia?.indexName ?? "site";
}
