import type { Node } from "gatsby";
import { site } from "../../config/site";
import type { PostFields } from "../blog/post-fields";
import { sidebarsFile } from "../content/content-dir";
import type { DocFields } from "../docs/doc-fields";
import type { DocFolderFields } from "../docs/folder-meta";
import type { PageFields } from "../pages/page-fields";
import type { SidebarDefinition } from "../sidebars/definition";
import { buildCatalog, type Catalog } from "./catalog";

/** The part of Gatsby's node model that resolvers here use. */
export interface NodeModel {
  findAll(query: { type: string }): Promise<{ entries: Iterable<Node> }>;
  trackPageDependencies(nodes: readonly Node[], dependencies: { connectionType: string }): unknown;
}

/** What Gatsby hands every resolver. */
export interface ResolverContext {
  readonly nodeModel: NodeModel;
}

/** Node types the catalog is made of. */
const catalogTypes = ["Doc", "BlogPost", "SinglePage", "Sidebar", "DocFolder"] as const;

type CatalogType = (typeof catalogTypes)[number];

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

let builtOnce: Promise<Catalog> | undefined;
const builtPerQuery = new WeakMap<ResolverContext, Promise<Catalog>>();

/**
 * The catalog for a resolver. A build's content does not change once queries run, so a process computes it once; in
 * development each query computes it anew. The page is recorded as dependent on all of it either way, so that renaming
 * one page refreshes the sidebars of the others.
 */
export function catalogFor(context: ResolverContext): Promise<Catalog> {
  for (const connectionType of catalogTypes) context.nodeModel.trackPageDependencies([], { connectionType });
  if (isProduction) {
    builtOnce ??= load(context.nodeModel);
    return builtOnce;
  }
  const catalog = builtPerQuery.get(context) ?? load(context.nodeModel);
  builtPerQuery.set(context, catalog);
  return catalog;
}

async function load(nodeModel: NodeModel): Promise<Catalog> {
  const nodes = new Map<CatalogType, Node[]>();
  for (const type of catalogTypes) nodes.set(type, [...(await nodeModel.findAll({ type })).entries]);
  return catalogOf((type) => nodes.get(type) ?? []);
}
