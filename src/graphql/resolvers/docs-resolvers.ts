import { site } from "../../config/site";
import { type CategoryCard, categoryCards } from "../../content/docs/cards";
import { neighboursOf, sidebarOf } from "../../content/docs/docs-catalog";
import { docs } from "../../content/docs/docs-kind";
import type { DocFields } from "../../content/docs/file/doc-fields";
import { flattenSidebar, type SidebarEntry } from "../../content/docs/sidebars/navigation";
import type { PlannedSidebar } from "../../content/docs/sidebars/plan-sidebars";
import type { ContentPage } from "../../content/kind";
import { definedTags, tagPath } from "../../content/tags/tags";
import { type Context, fromCatalog } from "../catalog/catalog-resolver";
import { areaDrawing } from "../mark/brand-logo";
import type { CategoryFields } from "../nodes/category-nodes";

/** Resolvers for fields of `Doc` that depend on its place in the navigation. */
export const docResolvers = {
  sidebar: fromCatalog((doc: DocFields, catalog) => sidebarOf(doc, catalog.of(docs).places)),
  breadcrumbs: fromCatalog(
    ({ path, title }: DocFields, catalog) => catalog.of(docs).places.get(path)?.breadcrumbs ?? [{ title, path }],
  ),
  previous: fromCatalog((doc: DocFields, catalog) => neighboursOf(doc, catalog.of(docs)).previous),
  next: fromCatalog((doc: DocFields, catalog) => neighboursOf(doc, catalog.of(docs)).next),
  tagLinks: fromCatalog(({ tagRefs }: DocFields, catalog) =>
    definedTags(tagRefs, catalog.of(docs).tagDefinitions).map(({ label, slug }) => ({
      label,
      path: tagPath(slug, site.docs.routeBasePath),
    })),
  ),
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
  return {
    breadcrumbs: fromCatalog(
      ({ path }: CategoryFields, catalog) => catalog.of(docs).places.get(path)?.breadcrumbs ?? [],
    ),
    previous: fromCatalog(({ path }: CategoryFields, catalog) => catalog.of(docs).places.get(path)?.previous),
    next: fromCatalog(({ path }: CategoryFields, catalog) => catalog.of(docs).places.get(path)?.next),
    cards: fromCatalog((node: CategoryFields, catalog, { nodeModel }) => {
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

/**
 * Queries for tags of the docs. Tags are not nodes, since they have no file, so these fields belong to the root query.
 * @param descriptionOf returns the description of a docs page
 */
export function docTagQueries(descriptionOf: (doc: ContentPage) => Promise<string>) {
  const find = fromCatalog((_root: unknown, catalog) => catalog.of(docs));
  return {
    docTags: {
      type: "[CategoryCard!]!",
      description: "Tags of the docs, the commonest first.",
      resolve: async (root: unknown, args: unknown, context: Context): Promise<CategoryCard[]> =>
        (await find.resolve(root, args, context)).tags.map(({ label, path, description, postPaths }) => ({
          kind: "category",
          title: label,
          path,
          description,
          count: postPaths.length,
        })),
    },
    docTag: {
      type: "DocTag",
      description: "One tag of the docs.",
      args: { path: "String!" },
      resolve: async (root: unknown, { path }: { path: string }, context: Context) => {
        const { tags, byPath } = await find.resolve(root, {}, context);
        context.nodeModel.trackPageDependencies([], { connectionType: "Doc" });
        const tag = tags.find((candidate) => candidate.path === path);
        if (tag === undefined) return null;
        const pages = tag.postPaths.flatMap((address) => byPath.get(address) ?? []);
        const cards = pages.map(async (doc): Promise<CategoryCard> => {
          return { kind: "doc", title: doc.title, path: doc.path, description: await descriptionOf(doc), count: null };
        });
        return { ...tag, cards: await Promise.all(cards) };
      },
    },
  };
}

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
