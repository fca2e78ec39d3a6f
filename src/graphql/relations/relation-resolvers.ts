import type { Node } from "gatsby";
import type { ContentPage } from "../../content/kind";
import { type Context, findNode } from "../catalog/catalog-resolver";
import { type RelationFields, relationsType } from "./page-relations";

const relation = (field: "backlinks" | "related") => ({
  resolve: async ({ file }: ContentPage, _args: unknown, context: Context) => {
    const node = (await findNode(context, relationsType, "file", file)) as (Node & RelationFields) | null;
    return node?.[field] ?? [];
  },
});

/** Resolvers for what a page has to do with others. */
export const relationResolvers = { backlinks: relation("backlinks"), related: relation("related") };
