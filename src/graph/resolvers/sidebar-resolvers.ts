import { docs } from "../../kinds/docs/docs-kind";
import { flattenSidebar, type SidebarEntry } from "../../kinds/docs/sidebars/navigation";
import type { PlannedSidebar } from "../../kinds/docs/sidebars/plan-sidebars";
import { fromCatalog } from "../catalog/catalog-resolver";
import { areaDrawing } from "../mark/brand-logo";

interface SidebarNode {
  readonly sidebarId: string;
}

/** Resolvers for `Sidebar`, whose definition is expanded over the existing docs. */
export const sidebarResolvers = {
  drawing: { resolve: ({ sidebarId }: SidebarNode) => areaDrawing(sidebarId) },
  landing: fromCatalog(
    ({ sidebarId }: SidebarNode, catalog) => find(catalog.of(docs).sidebars, sidebarId)?.landing ?? "/",
  ),
  entries: fromCatalog(({ sidebarId }: SidebarNode, catalog) => entriesOf(catalog.of(docs).sidebars, sidebarId)),
  pageCount: fromCatalog(
    ({ sidebarId }: SidebarNode, catalog) =>
      entriesOf(catalog.of(docs).sidebars, sidebarId).filter(({ docId, unlisted }) => docId !== null && !unlisted)
        .length,
  ),
};

function entriesOf(sidebars: readonly PlannedSidebar[], id: string): SidebarEntry[] {
  return flattenSidebar(find(sidebars, id)?.items ?? []);
}

function find(sidebars: readonly PlannedSidebar[], id: string): PlannedSidebar | undefined {
  return sidebars.find((sidebar) => sidebar.id === id);
}
