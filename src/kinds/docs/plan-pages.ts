import type { Catalog } from "../../graph/catalog/catalog";
import { joinPath } from "../../lib/paths";
import type { PagePlan } from "../page-plan";

/**
 * Pages of the docs: one a document, one a generated category, and the landing page, unless a document stands there.
 * @param landingPath first segment of docs addresses, `docs`
 */
export function planDocPages(catalog: Catalog, landingPath: string): PagePlan[] {
  const docs = catalog.docs.map((doc): PagePlan => {
    const sidebarId =
      doc.displayedSidebar === undefined ? (catalog.places.get(doc.path)?.sidebarId ?? null) : doc.displayedSidebar;
    return { path: doc.path, template: "doc", source: doc.file, context: { docId: doc.docId, sidebarId } };
  });
  const categories = catalog.categories.map(
    ({ path, slug, sidebarId }): PagePlan => ({
      path,
      template: "doc-category",
      source: `sidebars.yml ${sidebarId}`,
      context: { slug, sidebarId },
    }),
  );
  const root = joinPath(landingPath);
  const taken = docs.some(({ path }) => path === root || path === `${root}/`);
  const landing: PagePlan[] = taken ? [] : [{ path: root, template: "docs-landing", source: "docs/", context: {} }];
  return [...landing, ...categories, ...docs];
}
