import type { Root } from "hast";
import { areaDrawing } from "../../assets/mark/brand-logo";
import { site } from "../../config/site";
import { categoryCards } from "../../content/docs/cards";
import { neighboursOf, sidebarOf } from "../../content/docs/docs-catalog";
import { docs } from "../../content/docs/docs-kind";
import type { DocFields } from "../../content/docs/file/doc-fields";
import { listedDocs } from "../../content/docs/sidebars/navigation";
import { openBranch } from "../../content/docs/sidebars/open-branch";
import type { ContentPage } from "../../content/kind";
import { tagLinks } from "../../content/tags/tags";
import { joinNotes } from "../../markdown/join-notes";
import { type Catalog, type Context, catalogFor, fromCatalog, fromContext } from "../catalog/catalog";
import type { CategoryFields } from "../nodes/site-nodes";

const placeOf = ({ path }: { readonly path: string }, catalog: Catalog) => catalog.of(docs).places.get(path);

/**
 * Resolvers for the computed fields of `Doc`. Most depend on the page's position in the navigation.
 */
export const docResolvers = {
  sidebar: fromCatalog((doc: DocFields, catalog) => sidebarOf(doc, catalog.of(docs).places)),
  breadcrumbs: fromCatalog((doc: DocFields, catalog) => {
    return placeOf(doc, catalog)?.breadcrumbs ?? [{ title: doc.title, titleLang: doc.titleLang, path: doc.path }];
  }),
  previous: fromCatalog((doc: DocFields, catalog) => neighboursOf(doc, catalog.of(docs)).previous),
  next: fromCatalog((doc: DocFields, catalog) => neighboursOf(doc, catalog.of(docs)).next),
  tagLinks: fromCatalog(({ tagRefs }: DocFields, catalog) =>
    tagLinks(tagRefs, catalog.of(docs).definitions, site.docs.routeBasePath),
  ),
  version: fromContext((_doc: DocFields, { nodeModel }) => nodeModel.findOne({ type: "DocsVersion", query: {} })),
};

/**
 * Resolvers for fields of `PageLink`. The description comes only from front matter, because a
 * description taken from the linked page's text could change without rerunning the query.
 */
export const linkResolvers = {
  description: fromCatalog(({ path }: { readonly path: string }, catalog) => {
    return catalog.pages.find((page) => page.path === path)?.descriptionText ?? null;
  }),
};

/**
 * Returns resolvers for fields of `DocCategory`.
 * @param descriptionOf returns the description of a docs page
 */
export function categoryResolvers(descriptionOf: (doc: ContentPage) => Promise<string>) {
  return {
    breadcrumbs: fromCatalog((node: CategoryFields, catalog) => placeOf(node, catalog)?.breadcrumbs ?? []),
    previous: fromCatalog((node: CategoryFields, catalog) => placeOf(node, catalog)?.previous),
    next: fromCatalog((node: CategoryFields, catalog) => placeOf(node, catalog)?.next),
    cards: fromCatalog((node: CategoryFields, catalog, { nodeModel }) => {
      const { categories, byId } = catalog.of(docs);
      // A description may come from a page's text, so the query depends on all docs.
      nodeModel.trackPageDependencies([], { connectionType: "Doc" });
      const category = categories.find(({ slug }) => slug === node.slug);
      return categoryCards(category?.items ?? [], byId, descriptionOf);
    }),
  };
}

/**
 * Returns queries for docs tags. A tag has no file and thus no node, so these are fields of the
 * root query.
 * @param descriptionOf returns the description of a docs page
 */
export function docTagQueries(descriptionOf: (doc: ContentPage) => Promise<string>) {
  return {
    docTags: {
      type: "[CategoryCard!]!",
      description: "Tags of the docs, the commonest first. | 文档的标签，最常用的在前。",
      ...fromCatalog((_root: unknown, catalog) =>
        catalog.of(docs).tags.map(({ label: title, path, description, pagePaths }): Queries.CategoryCard => {
          return { kind: "category", title, titleLang: null, path, description, count: pagePaths.length };
        }),
      ),
    },
    docTag: {
      type: "DocTag",
      description: "One tag of the docs. | 文档的一个标签。",
      args: { path: "String!" },
      resolve: async (_root: unknown, { path }: { path: string }, context: Context) => {
        const { tags, byPath } = (await catalogFor(context)).of(docs);
        context.nodeModel.trackPageDependencies([], { connectionType: "Doc" });
        const tag = tags.find((candidate) => candidate.path === path);
        const pages = tag?.pagePaths.flatMap((address) => byPath.get(address) ?? []) ?? [];
        const cards = pages.map(async (doc): Promise<Queries.CategoryCard> => {
          const { title, titleLang, path: address } = doc;
          return { kind: "doc", title, titleLang, path: address, description: await descriptionOf(doc), count: null };
        });
        return tag && { ...tag, cards: await Promise.all(cards) };
      },
    },
  };
}

type SidebarNode = { readonly sidebarId: string };

/**
 * Returns resolvers for the fields of a `Sidebar` node, which stores only its id. They look up the
 * sidebar and its docs in the catalog.
 * @param treeOf returns the HTML tree of a docs page's text
 */
export const sidebarResolvers = (treeOf: (doc: ContentPage, context: Context) => Promise<Root>) => ({
  drawing: { resolve: ({ sidebarId }: SidebarNode) => areaDrawing(sidebarId) },
  landing: fromCatalog((node: SidebarNode, catalog) => plannedOf(node, catalog)?.landing ?? ""),
  entries: {
    resolve: async (node: SidebarNode, { around = null }: { around?: string | null }, context: Context) =>
      openBranch(plannedOf(node, await catalogFor(context))?.items ?? [], around),
  },
  pageCount: fromCatalog((node: SidebarNode, catalog) => listedDocs(plannedOf(node, catalog)?.items ?? []).length),
  printPath: fromCatalog((node: SidebarNode, catalog) => plannedOf(node, catalog)?.printPath ?? null),
  notesHtml: fromCatalog(async (node: SidebarNode, catalog, context) => {
    const ids = listedDocs(plannedOf(node, catalog)?.items ?? []);
    const notes = ids.flatMap((docId) => catalog.of(docs).byId.get(docId) ?? []);
    context.nodeModel.trackPageDependencies([], { connectionType: "Doc" });
    return joinNotes(await Promise.all(notes.map(async (doc) => ({ ...doc, tree: await treeOf(doc, context) }))), site);
  }),
});

function plannedOf({ sidebarId }: SidebarNode, catalog: Catalog) {
  return catalog.of(docs).sidebars.find(({ id }) => id === sidebarId);
}
