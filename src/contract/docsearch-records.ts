type Level = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

/** A record in the shape that DocSearch's modal and crawler share. */
export interface DocSearchRecord {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly type: Level | "content";
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly content: string | null;
  /** What the page or section answers, as people ask; in its first record alone. */
  readonly questions?: readonly string[];
  readonly anchor: string | null;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
}

/** `docusaurus_tag` of the docs, in their only version, and of other pages. */
export const versionTags = { docs: "docs-default-current", other: "default" } as const;

/** Filters that keep a query to this site's language and version, where that is wanted. */
export function contextFilters(isContextual: boolean): (string | string[])[] {
  const { docs, other } = versionTags;
  if (!isContextual) return [];
  // The element's own `lang` is another while the site is shown in traditional characters.
  const language = document.querySelector('meta[name="docsearch:language"]')?.getAttribute("content");
  return [`language:${language}`, [`docusaurus_tag:${other}`, `docusaurus_tag:${docs}`]];
}
