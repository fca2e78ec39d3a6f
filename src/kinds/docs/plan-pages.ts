import { joinPath } from "../../lib/paths";
import type { PagePlan } from "../page-plan";
import type { TagFields } from "../tags/tags";
import type { CategoryPage } from "./category-pages";
import type { DocFields } from "./file/doc-fields";
import type { NavPlace } from "./sidebars/navigation";

interface PlannedDocs {
  readonly docs: readonly DocFields[];
  readonly places: ReadonlyMap<string, NavPlace>;
  readonly categories: readonly CategoryPage[];
}

/**
 * Pages of the docs: one per document, one per generated category, and the landing page unless a document has its address.
 * @param landingPath first segment of docs addresses, `docs`
 */
export function planDocPages({ docs, places, categories }: PlannedDocs, landingPath: string): PagePlan[] {
  const docPages = docs.map((doc): PagePlan => {
    const sidebarId =
      doc.displayedSidebar === undefined ? (places.get(doc.path)?.sidebarId ?? null) : doc.displayedSidebar;
    return { path: doc.path, template: "doc", source: doc.file, context: { docId: doc.docId, sidebarId } };
  });
  const categoryPages = categories.map(
    ({ path, slug, sidebarId }): PagePlan => ({
      path,
      template: "doc-category",
      source: `sidebars.yml ${sidebarId}`,
      context: { slug, sidebarId },
    }),
  );
  const root = joinPath(landingPath);
  const taken = docPages.some(({ path }) => path === root || path === `${root}/`);
  const landing: PagePlan[] = taken ? [] : [{ path: root, template: "docs-landing", source: "docs/", context: {} }];
  return [...landing, ...categoryPages, ...docPages];
}

/** Pages of the tags: all of them, and each with its docs. Docs without tags have none. */
export function planTagPages(tags: readonly TagFields[], routeBasePath: string): PagePlan[] {
  if (tags.length === 0) return [];
  const source = "docs/";
  return [
    { path: joinPath(routeBasePath, "tags"), template: "doc-tags", source, context: {} },
    ...tags.map(({ path, slug }): PagePlan => ({ path, template: "doc-tag", source, context: { tagSlug: slug } })),
  ];
}
