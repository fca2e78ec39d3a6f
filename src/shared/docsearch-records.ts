type Level = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

/** A record in the format of DocSearch's modal and crawler. */
export interface DocSearchRecord {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly type: Level | "content";
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly content: string | null;
  /**
   * Questions that the page or section answers. Only the first record of a page or section contains
   * them.
   */
  readonly questions?: readonly string[];
  readonly anchor: string | null;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
}

/** `docusaurus_tag` of the docs, which have one version, and of other pages. */
export const versionTags = { docs: "docs-default-current", other: "default" } as const;

/**
 * Returns filters that limit a query to the page's language and to both `versionTags`, or none if
 * `isContextual` is false.
 */
export function contextFilters(isContextual: boolean): (string | string[])[] {
  const { docs, other } = versionTags;
  if (!isContextual) return [];
  // Does not read the `lang` of `<html>`, because it differs while the site is shown in traditional
  // characters.
  const language = document.querySelector('meta[name="docsearch:language"]')?.getAttribute("content");
  return [`language:${language}`, [`docusaurus_tag:${other}`, `docusaurus_tag:${docs}`]];
}
