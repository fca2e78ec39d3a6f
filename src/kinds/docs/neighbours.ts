import type { DocsCatalog } from "./docs-catalog";
import type { DocFields } from "./file/doc-fields";
import type { PageLink } from "./sidebars/navigation";

/** Previous and next page of a doc; front matter overrides the sidebar's order. */
export function neighboursOf(
  doc: DocFields,
  catalog: Pick<DocsCatalog, "byId" | "byPath" | "places">,
): { previous: PageLink | null; next: PageLink | null } {
  const place = catalog.places.get(doc.path);
  const named = (docId: string | null | undefined, inOrder: PageLink | null | undefined): PageLink | null => {
    if (docId === null) return null;
    const target = docId === undefined ? undefined : catalog.byId.get(docId);
    if (target) return { title: pagerLabel(target), path: target.path };
    return inOrder ? { ...inOrder, title: labelAt(inOrder, catalog) } : null;
  };
  return { previous: named(doc.paginationPrevious, place?.previous), next: named(doc.paginationNext, place?.next) };
}

function labelAt(link: PageLink, { byPath }: Pick<DocsCatalog, "byPath">): string {
  const doc = byPath.get(link.path);
  return doc?.paginationLabel ?? doc?.sidebarLabel ?? link.title;
}

function pagerLabel(doc: DocFields): string {
  return doc.paginationLabel ?? doc.sidebarLabel ?? doc.title;
}
