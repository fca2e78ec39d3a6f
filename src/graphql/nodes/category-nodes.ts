import type { CreatePagesArgs } from "gatsby";
import type { CategoryPage } from "../../content/docs/docs-catalog";

import { docs } from "../../content/docs/docs-kind";
import type { Catalog } from "../catalog/catalog";
import { createNodes } from "./create-node";

/** Name of the GraphQL type. */
export const categoryType = "DocCategory";

/** Stored fields of a `DocCategory` node. Its items depend on the docs and are resolved later. */
export type CategoryFields = Omit<CategoryPage, "sidebarId" | "items"> & { readonly sidebar: string };

/**
 * Creates a node for every generated category page. The pages and their slugs depend on all sidebars and folders
 * together, so no single file could be a node's parent.
 */
export async function createCategoryNodes(args: CreatePagesArgs, catalog: Catalog): Promise<void> {
  const { categories } = catalog.of(docs);
  const slugs = new Set(categories.map(({ slug }) => slug));
  for (const node of args.getNodesByType(categoryType)) {
    if (!slugs.has(String(node["slug"]))) args.actions.deleteNode(node);
  }
  await createNodes(
    args,
    null,
    categories.map(({ sidebarId, items, ...fields }) => ({
      type: categoryType,
      name: fields.slug,
      fields: { ...fields, sidebar: sidebarId } satisfies CategoryFields,
    })),
  );
}
