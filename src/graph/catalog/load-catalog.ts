import type { Node } from "gatsby";
import { site } from "../../config/site";
import { contentKinds } from "../../kinds/registry";
import { buildCatalog, type Catalog } from "./catalog";

/** The part of Gatsby's node model that resolvers use. */
export interface NodeModel {
  findAll(query: { type: string }, dependencies?: { track: boolean }): Promise<{ entries: Iterable<Node> }>;
  trackPageDependencies(nodes: readonly Node[], dependencies?: { connectionType: string }): unknown;
}

/** The context that Gatsby passes to every resolver. */
export interface ResolverContext {
  readonly nodeModel: NodeModel;
}

/** Type of the single node that changes when the catalog does; see content-index.ts. */
export const contentIndexType = "ContentIndex";

/** Node types that the catalog is built from. */
export function catalogTypes(): string[] {
  return contentKinds.flatMap(({ nodeType, dataTypes }) => [nodeType, ...dataTypes]);
}

const isProduction = process.env.NODE_ENV === "production";

/** Builds the catalog from nodes in memory, as in `createPages`. */
export function catalogOf(nodes: (type: string) => readonly Node[]): Catalog {
  return buildCatalog({ kinds: contentKinds, nodes, site, showDrafts: !isProduction });
}

/** The catalog, and the node that changes with it. */
interface Loaded {
  readonly catalog: Catalog;
  readonly index: readonly Node[];
}

let builtOnce: Promise<Loaded> | undefined;
const builtPerQuery = new WeakMap<ResolverContext, Promise<Loaded>>();

/**
 * The catalog for a resolver. In a build the content no longer changes once queries run, so the catalog is computed once and
 * a page depends on the one node that changes with it. Renaming a page then refreshes the sidebars of the others, while
 * correcting its text does not. In development each query computes the catalog and depends on all content.
 */
export async function catalogFor(context: ResolverContext): Promise<Catalog> {
  const { nodeModel } = context;
  if (isProduction) {
    builtOnce ??= load(nodeModel);
    const { catalog, index } = await builtOnce;
    nodeModel.trackPageDependencies(index);
    return catalog;
  }
  for (const connectionType of catalogTypes()) nodeModel.trackPageDependencies([], { connectionType });
  const loading = builtPerQuery.get(context) ?? load(nodeModel);
  builtPerQuery.set(context, loading);
  return (await loading).catalog;
}

async function load(nodeModel: NodeModel): Promise<Loaded> {
  const all = async (type: string) => [...(await nodeModel.findAll({ type }, { track: false })).entries];
  const nodes = new Map<string, Node[]>();
  for (const type of catalogTypes()) nodes.set(type, await all(type));
  return { catalog: catalogOf((type) => nodes.get(type) ?? []), index: await all(contentIndexType) };
}
