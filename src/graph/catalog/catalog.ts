import type { PostFields } from "../../kinds/blog/post-fields";
import { tagDiagnostics } from "../../kinds/blog/tag-diagnostics";
import { docDiagnostics } from "../../kinds/docs/doc-diagnostics";
import type { DocFields } from "../../kinds/docs/file/doc-fields";
import type { SidebarDefinition } from "../../kinds/docs/sidebars/definition";
import type { FolderMeta, NavCategory, NavItem } from "../../kinds/docs/sidebars/nav-items";
import { type NavPlace, type PageLink, placesOf } from "../../kinds/docs/sidebars/navigation";
import { type PlannedSidebar, planSidebars } from "../../kinds/docs/sidebars/plan-sidebars";
import type { PageFields } from "../../kinds/pages/page-fields";
import { compareText, type Diagnostic } from "../../lib/diagnostic";
import { joinPath } from "../../lib/paths";

/** A generated category page and what it lists. */
export interface CatalogCategory {
  readonly slug: string;
  readonly title: string;
  readonly description: string | null;
  readonly path: string;
  readonly sidebarId: string;
  readonly items: readonly NavItem[];
}

export interface Alias {
  readonly from: string;
  readonly to: string;
}

/**
 * Everything about the content that takes more than one file to know: addresses, navigation, neighbours.
 * Computed by a pure function from what the nodes store, so it is the same in a page query, a feed and a test.
 */
export interface Catalog {
  /** Address of every content file. */
  readonly pathByFile: ReadonlyMap<string, string>;
  /** Published docs, also those that share an id or an address by mistake. */
  readonly docs: readonly DocFields[];
  readonly docsById: ReadonlyMap<string, DocFields>;
  readonly docsByPath: ReadonlyMap<string, DocFields>;
  readonly sidebars: readonly PlannedSidebar[];
  /** Place in the navigation by page path. */
  readonly places: ReadonlyMap<string, NavPlace>;
  readonly categories: readonly CatalogCategory[];
  /** Published posts, newest first. Unlisted ones are not among them. */
  readonly posts: readonly PostFields[];
  readonly pages: readonly PageFields[];
  readonly aliases: readonly Alias[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface CatalogInput {
  readonly docs: readonly DocFields[];
  readonly posts: readonly PostFields[];
  readonly pages: readonly PageFields[];
  readonly sidebars: readonly SidebarDefinition[];
  readonly folders?: ReadonlyMap<string, FolderMeta>;
  readonly sidebarsFile: string;
  readonly docsBasePath: string;
  /** Drafts are pages in development only; this is the one gate that decides it. */
  readonly showDrafts: boolean;
}

/** Lays all content kinds side by side. */
export function buildCatalog(input: CatalogInput): Catalog {
  // Nodes come in the order the disk gave them; the file name makes it the same everywhere.
  const visible = <T extends { draft: boolean; file: string }>(items: readonly T[]) =>
    items.filter((item) => input.showDrafts || !item.draft).sort((a, b) => compareText(a.file, b.file));
  const [docs, posts, pages] = [visible(input.docs), visible(input.posts), visible(input.pages)];
  const docsById = byId(docs);
  const plan = planSidebars({
    definitions: [...input.sidebars].sort((a, b) => a.position - b.position),
    // One of each id: a sidebar that lists a folder would complain of the second as if its author had written it twice.
    docs: [...byId([...docs, ...input.docs]).values()],
    ...(input.folders && { folders: input.folders }),
    file: input.sidebarsFile,
    routeBasePath: input.docsBasePath,
    showDrafts: input.showDrafts,
  });
  const places = new Map(plan.sidebars.flatMap((sidebar) => [...placesOf(sidebar)]));
  const everything = [...docs, ...posts, ...pages];
  return {
    pathByFile: new Map(everything.map(({ file, path }) => [file, path])),
    docs,
    docsById,
    docsByPath: new Map(docs.map((doc) => [doc.path, doc])),
    sidebars: plan.sidebars,
    places,
    categories: plan.sidebars.flatMap((sidebar) => categoriesOf(sidebar, input.docsBasePath)),
    posts: newestFirst(posts.filter((post) => !post.unlisted)),
    pages,
    aliases: [
      ...plan.aliases,
      ...everything.flatMap(({ aliases, path }) => aliases.map((from) => ({ from, to: path }))),
      // Gatsby writes them into its runtime as they come.
    ].sort((a, b) => compareText(a.from, b.from)),
    diagnostics: [
      ...plan.diagnostics,
      ...docDiagnostics(
        docs,
        docsById,
        input.sidebars.map(({ id }) => id),
      ),
      ...tagDiagnostics(posts),
    ],
  };
}

/** Docs by their ids; the first keeps an id that others want too. */
function byId(docs: readonly DocFields[]): Map<string, DocFields> {
  const first = new Map<string, DocFields>();
  for (const doc of docs) if (!first.has(doc.docId)) first.set(doc.docId, doc);
  return first;
}

/** Newest first; posts of one day by address, so that two builds never disagree. */
export function newestFirst<T extends { readonly date: string; readonly path: string }>(posts: readonly T[]): T[] {
  return [...posts].sort((a, b) => compareText(b.date, a.date) || compareText(a.path, b.path));
}

/** Previous and next page of a doc; front matter overrides the sidebar's order. */
export function neighboursOf(doc: DocFields, catalog: Catalog): { previous: PageLink | null; next: PageLink | null } {
  const place = catalog.places.get(doc.path);
  const named = (docId: string | null | undefined, inOrder: PageLink | null | undefined): PageLink | null => {
    if (docId === null) return null;
    const target = docId === undefined ? undefined : catalog.docsById.get(docId);
    if (target) return { title: pagerLabel(target), path: target.path };
    return inOrder ? { ...inOrder, title: labelAt(inOrder, catalog) } : null;
  };
  return { previous: named(doc.paginationPrevious, place?.previous), next: named(doc.paginationNext, place?.next) };
}

function labelAt(link: PageLink, catalog: Catalog): string {
  const doc = catalog.docsByPath.get(link.path);
  return doc?.paginationLabel ?? doc?.sidebarLabel ?? link.title;
}

function pagerLabel(doc: DocFields): string {
  return doc.paginationLabel ?? doc.sidebarLabel ?? doc.title;
}

function categoriesOf(sidebar: PlannedSidebar, docsBasePath: string): CatalogCategory[] {
  const found: CatalogCategory[] = [];
  const visit = (items: readonly NavItem[]) => {
    for (const item of items) {
      if (item.kind !== "category") continue;
      if (item.index !== null) found.push(categoryPage(item, item.index.slug));
      visit(item.items);
    }
  };
  const categoryPage = (item: NavCategory, slug: string): CatalogCategory => ({
    slug,
    title: item.index?.title ?? item.label,
    description: item.index?.description ?? null,
    path: joinPath(docsBasePath, "category", slug),
    sidebarId: sidebar.id,
    items: item.items.filter((child) => child.kind !== "doc" || !child.unlisted),
  });
  visit(sidebar.items);
  return found;
}
