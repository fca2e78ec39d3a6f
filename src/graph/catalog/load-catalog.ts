import type { Node } from "gatsby";
import { site } from "../../config/site";
import { sidebarsFile } from "../../content/content-dir";
import type { PostFields } from "../../kinds/blog/post-fields";
import type { DocFields } from "../../kinds/docs/file/doc-fields";
import type { DocFolderFields } from "../../kinds/docs/file/folder-meta";
import type { SidebarDefinition } from "../../kinds/docs/sidebars/definition";
import type { PageFields } from "../../kinds/pages/page-fields";
import { buildCatalog, type Catalog } from "./catalog";

/** The part of Gatsby's node model that resolvers here use. */
export interface NodeModel {
  findAll(query: { type: string }, dependencies?: { track: boolean }): Promise<{ entries: Iterable<Node> }>;
  trackPageDependencies(nodes: readonly Node[], dependencies?: { connectionType: string }): unknown;
}

/** What Gatsby hands every resolver. */
export interface ResolverContext {
  readonly nodeModel: NodeModel;
}

/** Node types the catalog is made of. */
export const catalogTypes = ["Doc", "BlogPost", "SinglePage", "Sidebar", "DocFolder"] as const;

export type CatalogType = (typeof catalogTypes)[number];

/** Type of the one node that changes when the catalog does; see content-index.ts. */
export const contentIndexType = "ContentIndex";

const isProduction = process.env.NODE_ENV === "production";

/** The catalog from nodes at hand, as in `createPages`. */
export function catalogOf(nodesOf: (type: CatalogType) => readonly Node[]): Catalog {
  const folders = nodesOf("DocFolder") as unknown as (Node & DocFolderFields)[];
  return buildCatalog({
    docs: nodesOf("Doc") as unknown as (Node & DocFields)[],
    posts: nodesOf("BlogPost") as unknown as (Node & PostFields)[],
    pages: nodesOf("SinglePage") as unknown as (Node & PageFields)[],
    sidebars: nodesOf("Sidebar").map((node) => JSON.parse(String(node.definition)) as SidebarDefinition),
    folders: new Map(folders.map(({ dir, label, position }) => [dir, { label, position }])),
    sidebarsFile,
    docsBasePath: site.docs.routeBasePath,
    showDrafts: !isProduction,
  });
}

/** The catalog, and the node that changes with it. */
interface Loaded {
  readonly catalog: Catalog;
  readonly index: readonly Node[];
}

let builtOnce: Promise<Loaded> | undefined;
const builtPerQuery = new WeakMap<ResolverContext, Promise<Loaded>>();

/**
 * The catalog for a resolver. A build's content does not change once queries run, so a process computes it once, and a
 * page is recorded as dependent on the one node that changes with it: renaming one page refreshes the sidebars of the
 * others, correcting its text does not. In development each query computes it anew and depends on all content.
 */
export async function catalogFor(context: ResolverContext): Promise<Catalog> {
  const { nodeModel } = context;
  if (isProduction) {
    builtOnce ??= load(nodeModel);
    const { catalog, index } = await builtOnce;
    nodeModel.trackPageDependencies(index);
    return catalog;
  }
  for (const connectionType of catalogTypes) nodeModel.trackPageDependencies([], { connectionType });
  const loading = builtPerQuery.get(context) ?? load(nodeModel);
  builtPerQuery.set(context, loading);
  return (await loading).catalog;
}

async function load(nodeModel: NodeModel): Promise<Loaded> {
  const all = async (type: string) => [...(await nodeModel.findAll({ type }, { track: false })).entries];
  const nodes = new Map<CatalogType, Node[]>();
  for (const type of catalogTypes) nodes.set(type, await all(type));
  return { catalog: catalogOf((type) => nodes.get(type) ?? []), index: await all(contentIndexType) };
}
