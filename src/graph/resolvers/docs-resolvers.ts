import { site } from "../../config/site";
import { categoryCards } from "../../kinds/docs/category-cards";
import { docs } from "../../kinds/docs/docs-kind";
import type { DocFields } from "../../kinds/docs/file/doc-fields";
import { neighboursOf } from "../../kinds/docs/neighbours";
import type { GeneratedIndexFields } from "../../kinds/docs/sidebars/generated-indexes";
import type { ContentPage } from "../../kinds/kind";
import { joinPath } from "../../lib/paths";
import { type Context, fromCatalog } from "../catalog/catalog-resolver";

/** Resolvers for fields of `Doc` that depend on its place in the navigation. */
export const docResolvers = {
  sidebar: fromCatalog((doc: DocFields, catalog) =>
    doc.displayedSidebar === undefined ? catalog.of(docs).places.get(doc.path)?.sidebarId : doc.displayedSidebar,
  ),
  breadcrumbs: fromCatalog(
    ({ path, title }: DocFields, catalog) => catalog.of(docs).places.get(path)?.breadcrumbs ?? [{ title, path }],
  ),
  previous: fromCatalog((doc: DocFields, catalog) => neighboursOf(doc, catalog.of(docs)).previous),
  next: fromCatalog((doc: DocFields, catalog) => neighboursOf(doc, catalog.of(docs)).next),
  // The default is the edit URL of every page, from contentResolvers in article-resolvers.ts.
  editUrl: {
    resolve: ({ file, customEditUrl }: DocFields) =>
      customEditUrl === undefined ? site.docs.editUrl && encodeURI(site.docs.editUrl + file) : customEditUrl,
  },
  version: {
    resolve: (_doc: DocFields, _args: unknown, { nodeModel }: Context) =>
      nodeModel.findOne({ type: "DocsVersion", query: {} }),
  },
};

/**
 * Resolvers for fields of `DocCategory`.
 * @param descriptionOf returns the description of a docs page
 */
export function categoryResolvers(descriptionOf: (doc: ContentPage) => Promise<string>) {
  const pathOf = ({ slug }: GeneratedIndexFields) => joinPath(site.docs.routeBasePath, "category", slug);
  return {
    path: { resolve: pathOf },
    breadcrumbs: fromCatalog(
      (node: GeneratedIndexFields, catalog) => catalog.of(docs).places.get(pathOf(node))?.breadcrumbs ?? [],
    ),
    previous: fromCatalog((node: GeneratedIndexFields, catalog) => catalog.of(docs).places.get(pathOf(node))?.previous),
    next: fromCatalog((node: GeneratedIndexFields, catalog) => catalog.of(docs).places.get(pathOf(node))?.next),
    cards: fromCatalog((node: GeneratedIndexFields, catalog, { nodeModel }) => {
      const { categories, byId } = catalog.of(docs);
      // A description may come from a page's text, so the query depends on all docs.
      nodeModel.trackPageDependencies([], { connectionType: "Doc" });
      const category = categories.find(({ slug }) => slug === node.slug);
      return categoryCards(category?.items ?? [], async (docId) => {
        const doc = byId.get(docId);
        return doc === undefined ? null : descriptionOf(doc);
      });
    }),
  };
}
