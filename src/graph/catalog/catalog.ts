import type { SiteConfig } from "../../config/types";
import type { ContentKind, ContentPage, KindCatalog } from "../../kinds/kind";
import type { PagePlan } from "../../kinds/page-plan";
import { compareText, type Diagnostic } from "../../lib/diagnostic";
import type { Redirect } from "../../lib/redirect";

/**
 * Everything about the content that takes more than one file to know: addresses, navigation, neighbours.
 * Computed by a pure function from what the nodes store, so it is the same in a page query, a feed and a test.
 */
export interface Catalog {
  /** Every content file that has a page. */
  readonly pages: readonly ContentPage[];
  /** Address of every content file. */
  readonly pathByFile: ReadonlyMap<string, string>;
  /** Pages to create. */
  readonly plans: readonly PagePlan[];
  readonly redirects: readonly Redirect[];
  readonly diagnostics: readonly Diagnostic[];
  /** What a kind knows of itself as a whole. */
  readonly of: <Page extends ContentPage, Known extends KindCatalog>(kind: ContentKind<Page, Known>) => Known;
}

export interface CatalogSource {
  readonly kinds: readonly ContentKind[];
  /** Fields of all nodes of a type. */
  readonly nodes: (type: string) => readonly unknown[];
  readonly site: SiteConfig;
  /** Drafts are pages in development only; this is the one gate that decides it. */
  readonly showDrafts: boolean;
}

/** Lays all kinds of content side by side. */
export function buildCatalog({ kinds, nodes, site, showDrafts }: CatalogSource): Catalog {
  const pages: ContentPage[] = [];
  const known = new Map<ContentKind, KindCatalog>();
  for (const kind of kinds) {
    // Nodes come in the order the disk gave them; sorted by file they are the same everywhere.
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
    plans: catalogs.flatMap(({ plans }) => plans),
    redirects: [
      ...catalogs.flatMap(({ redirects = [] }) => redirects),
      ...pages.flatMap(({ aliases, path }) => aliases.map((from) => ({ from, to: path }))),
      // Gatsby writes them into its runtime as they come.
    ].sort((a, b) => compareText(a.from, b.from)),
    diagnostics: catalogs.flatMap(({ diagnostics }) => diagnostics),
    of: <Page extends ContentPage, Known extends KindCatalog>(kind: ContentKind<Page, Known>) => {
      const catalog = known.get(kind as ContentKind);
      if (catalog === undefined) throw new Error(`The kind ${kind.folder} is not in src/kinds/registry.ts`);
      return catalog as Known;
    },
  };
}
