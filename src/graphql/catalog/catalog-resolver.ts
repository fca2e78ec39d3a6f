import type { Node } from "gatsby";
import { type Catalog, catalogFor, type ResolverContext } from "./catalog";

/** Gatsby's resolver context, including the lookup of a single node. */
export interface Context extends ResolverContext {
  readonly nodeModel: ResolverContext["nodeModel"] & {
    findOne(query: { type: string; query: object }): Promise<Node | null>;
  };
}

/** Makes a field that is read from the catalog. */
export function fromCatalog<Source, Result>(
  read: (source: Source, catalog: Catalog, context: Context) => Result | Promise<Result>,
) {
  return {
    resolve: async (source: Source, _args: unknown, context: Context): Promise<Result> =>
      read(source, await catalogFor(context), context),
  };
}

/** Finds a node by the value of a field; null if there is none. */
export function findNode(context: Context, type: string, field: string, value: string): Promise<Node | null> {
  return context.nodeModel.findOne({ type, query: { filter: { [field]: { eq: value } } } });
}

/** Finds nodes by the values of a field, in the order of the values. Values without a node are skipped. */
export async function findNodes(
  context: Context,
  type: string,
  field: string,
  values: readonly string[],
): Promise<Node[]> {
  const nodes = await Promise.all(values.map((value) => findNode(context, type, field, value)));
  return nodes.filter((node) => node !== null);
}
