import type { SiteConfig } from "../../config/types";
import type { ContentKind, ContentPage, KindCatalog } from "../../kinds/kind";
import { compareText, type Diagnostic } from "../../lib/diagnostic";
import type { Redirect } from "../../lib/redirect";

/**
 * Everything that depends on several content files: addresses, navigation, neighbours. A pure function computes it from the
 * stored fields of the nodes, so it is the same in a page query, a feed and a test.
 */
export interface Catalog {
  /** All content files with a page. */
  readonly pages: readonly ContentPage[];
  /** Address of each content file. */
  readonly pathByFile: ReadonlyMap<string, string>;
  readonly redirects: readonly Redirect[];
  readonly diagnostics: readonly Diagnostic[];
  /** The catalog of one kind. */
  readonly of: <Page extends ContentPage, Known extends KindCatalog>(kind: ContentKind<Page, Known>) => Known;
}

export interface CatalogSource {
  readonly kinds: readonly ContentKind[];
  /** Returns the fields of all nodes of a type. */
  readonly nodes: (type: string) => readonly unknown[];
  readonly site: SiteConfig;
  /** Drafts are pages in development only. This option is the only place that decides it. */
  readonly showDrafts: boolean;
}

/** Builds the catalog from the nodes of all kinds. */
export function buildCatalog({ kinds, nodes, site, showDrafts }: CatalogSource): Catalog {
  const pages: ContentPage[] = [];
  const known = new Map<ContentKind, KindCatalog>();
  for (const kind of kinds) {
    // The order of nodes depends on the file system; sorting makes builds reproducible.
    const all = [...(nodes(kind.nodeType) as readonly ContentPage[])].sort((a, b) => compareText(a.file, b.file));
    const visible = all.filter(({ draft }) => showDrafts || !draft);
    const drafts = all.filter(({ draft }) => !showDrafts && draft);
    pages.push(...visible);
    known.set(kind, kind.catalog({ pages: visible, drafts, data: (type) => nodes(type) as never, site }));
  }
  const catalogs = [...known.values()];
  return {
    pages,
    pathByFile: new Map(pages.map(({ file, path }) => [file, path])),
    redirects: [
      ...site.redirects,
      ...catalogs.flatMap(({ redirects = [] }) => redirects),
      ...pages.flatMap(({ aliases, path }) => aliases.map((from) => ({ from, to: path }))),
      // Gatsby writes redirects into its runtime in the given order.
    ].sort((a, b) => compareText(a.from, b.from)),
    diagnostics: catalogs.flatMap(({ diagnostics }) => diagnostics),
    of: <Page extends ContentPage, Known extends KindCatalog>(kind: ContentKind<Page, Known>) => {
      const catalog = known.get(kind as ContentKind);
      if (catalog === undefined) throw new Error(`The kind ${kind.folder} is not in src/kinds/registry.ts`);
      return catalog as Known;
    },
  };
}
