import { joinPath } from "../../lib/paths";
import type { CatalogInput, KindCatalog } from "../kind";
import { docDiagnostics } from "./doc-diagnostics";
import type { DocFields } from "./file/doc-fields";
import type { DocFolderFields } from "./file/folder-meta";
import { planDocPages } from "./plan-pages";
import type { SidebarDefinition } from "./sidebars/definition";
import type { NavCategory, NavItem } from "./sidebars/nav-items";
import { type NavPlace, placesOf } from "./sidebars/navigation";
import { type PlannedSidebar, planSidebars } from "./sidebars/plan-sidebars";
import { sidebarsFile } from "./sidebars/sidebars-file";

/** A generated category page and what it lists. */
export interface CatalogCategory {
  readonly slug: string;
  readonly title: string;
  readonly description: string | null;
  readonly path: string;
  readonly sidebarId: string;
  readonly items: readonly NavItem[];
}

/** The docs as a whole: their ids, their sidebars, and where each page stands in them. */
export interface DocsCatalog extends KindCatalog {
  readonly byId: ReadonlyMap<string, DocFields>;
  readonly byPath: ReadonlyMap<string, DocFields>;
  readonly sidebars: readonly PlannedSidebar[];
  /** Place in the navigation by page path. */
  readonly places: ReadonlyMap<string, NavPlace>;
  readonly categories: readonly CatalogCategory[];
}

/** What a `Sidebar` node stores of its definition: what it shows depends on the docs, so it is laid over them here. */
interface SidebarNode {
  /** JSON of a `SidebarDefinition`. */
  readonly definition: string;
}

/** Lays the sidebars over the docs that exist. */
export function docsCatalog({ pages: docs, drafts, data, site }: CatalogInput<DocFields>): DocsCatalog {
  const { routeBasePath } = site.docs;
  const byId = firstOfEachId(docs);
  const definitions = data<SidebarNode>("Sidebar").map(({ definition }) => JSON.parse(definition) as SidebarDefinition);
  const plan = planSidebars({
    definitions: definitions.sort((a, b) => a.position - b.position),
    // One of each id: a sidebar that lists a folder would complain of the second as if its author had written it twice.
    docs: [...firstOfEachId([...docs, ...drafts]).values()],
    folders: new Map(
      data<DocFolderFields>("DocFolder").map(({ dir, label, position }) => [dir, { label, position }] as const),
    ),
    file: sidebarsFile,
    routeBasePath,
    unpublished: new Set(drafts),
  });
  const places = new Map(plan.sidebars.flatMap((sidebar) => [...placesOf(sidebar)]));
  const categories = plan.sidebars.flatMap((sidebar) => categoriesOf(sidebar, routeBasePath));
  const sidebarIds = definitions.map(({ id }) => id);
  return {
    plans: planDocPages({ docs, places, categories }, routeBasePath),
    diagnostics: [...plan.diagnostics, ...docDiagnostics(docs, byId, sidebarIds)],
    redirects: plan.redirects,
    byId,
    byPath: new Map(docs.map((doc) => [doc.path, doc])),
    sidebars: plan.sidebars,
    places,
    categories,
  };
}

/** Docs by their ids; the first keeps an id that others want too. */
function firstOfEachId(docs: readonly DocFields[]): Map<string, DocFields> {
  const first = new Map<string, DocFields>();
  for (const doc of docs) if (!first.has(doc.docId)) first.set(doc.docId, doc);
  return first;
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
