import type { Node } from "gatsby";
import { siteFile } from "../../config/read-site";
import { site, siteLineOf } from "../../config/site";
import type { ContentKind, ContentPage, KindCatalog, PlacedRedirect } from "../../content/kind";
import { contentKinds } from "../../content/registry";
import { compareText, type Diagnostic, type Place } from "../../lib/diagnostic";

/**
 * The data that depends on more than one content file: pages, addresses and navigation. The catalog
 * is computed only from nodes and the settings of the site.
 */
export interface Catalog {
  readonly pages: readonly ContentPage[];
  /** Address of each content file that has a page. */
  readonly pathByFile: ReadonlyMap<string, string>;
  /** Address that each unpublished draft would have, by file. Empty in development. */
  readonly draftPaths: ReadonlyMap<string, string>;
  readonly redirects: readonly PlacedRedirect[];
  readonly diagnostics: readonly Diagnostic[];
  /** Returns the catalog of one kind. Throws if the kind is not registered. */
  readonly of: <Page extends ContentPage, Known extends KindCatalog>(kind: ContentKind<Page, Known>) => Known;
}

const isProduction = process.env.NODE_ENV === "production";

/**
 * Builds the catalog from nodes.
 * @param nodes returns the nodes of a type
 * @param showDrafts whether drafts are pages
 */
export function catalogOf(nodes: (type: string) => readonly unknown[], showDrafts = !isProduction): Catalog {
  const pages: ContentPage[] = [];
  const allDrafts: ContentPage[] = [];
  const known = new Map<ContentKind, KindCatalog>();
  for (const kind of contentKinds) {
    // The order of nodes depends on the file system, so sorting makes builds reproducible.
    const all = [...(nodes(kind.nodeType) as readonly ContentPage[])].sort((a, b) => compareText(a.file, b.file));
    const visible = all.filter(({ draft }) => showDrafts || !draft);
    const drafts = all.filter(({ draft }) => !showDrafts && draft);
    pages.push(...visible);
    allDrafts.push(...drafts);
    known.set(kind, kind.catalog({ pages: visible, drafts, data: (type) => nodes(type) as never, site }));
  }
  const catalogs = [...known.values()];
  return {
    pages,
    pathByFile: new Map(pages.map(({ file, path }) => [file, path])),
    draftPaths: new Map(allDrafts.map(({ file, path }) => [file, path])),
    redirects: [
      ...site.redirects.map((redirect, index) => ({ ...redirect, place: placeInSettings(`redirects.${index}`) })),
      ...catalogs.flatMap(({ redirects = [] }) => redirects),
      ...pages.flatMap(({ aliases, path, file }) =>
        aliases.map((from) => ({ from, to: path, place: { file, field: "aliases" } })),
      ),
      // Gatsby keeps the order of redirects when it writes them, so sorting makes builds
      // reproducible.
    ].sort((a, b) => compareText(a.from, b.from)),
    diagnostics: catalogs.flatMap(({ diagnostics }) => diagnostics),
    of: <Page extends ContentPage, Known extends KindCatalog>(kind: ContentKind<Page, Known>) => {
      const catalog = known.get(kind as ContentKind);
      if (catalog === undefined) throw new Error(`The kind ${kind.folder} is not in src/content/registry.ts`);
      return catalog as Known;
    },
  };
}

function placeInSettings(field: string): Place {
  return { file: siteFile, field, line: siteLineOf(field) };
}

/** The part of Gatsby's resolver context, and of its node model, that this site uses. */
export interface Context {
  readonly nodeModel: {
    findAll(query: { type: string }, dependencies?: { track: boolean }): Promise<{ entries: Iterable<Node> }>;
    findOne(query: { type: string; query: object }): Promise<Node | null>;
    trackPageDependencies(nodes: readonly Node[], dependencies?: { connectionType: string }): unknown;
  };
}

/**
 * Type of the single node that changes when the catalog's input or a setting changes.
 * See content-index.ts.
 */
export const contentIndexType = "ContentIndex";

/** Returns the node types from which the catalog is built. */
export function catalogTypes(): string[] {
  return contentKinds.flatMap(({ nodeType, dataTypes }) => [nodeType, ...dataTypes]);
}

let builtOnce: ReturnType<typeof load> | undefined;
const builtPerQuery = new WeakMap<Context, ReturnType<typeof load>>();

/**
 * Returns the catalog for a resolver.
 *
 * A production build computes the catalog once. The querying page then depends on the content index
 * node, and not on the text of other pages. In development, content may change at any time, so each
 * query computes the catalog and depends on all content.
 */
export async function catalogFor(context: Context): Promise<Catalog> {
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

type NodesOf = (type: string) => readonly Node[];

let nodesOf: NodesOf | undefined;

/**
 * Makes the catalog read nodes with Gatsby's `getNodesByType`, in development. While queries run,
 * the node model keeps the ids of a type's nodes, and it fails if a save has deleted one of the
 * nodes.
 */
export function readNodesBy(getNodesByType: NodesOf): void {
  nodesOf = getNodesByType;
}

/** Loads the catalog and the content index node, which changes with the catalog. */
async function load(nodeModel: Context["nodeModel"]) {
  const all = async (type: string) =>
    nodesOf ? nodesOf(type) : [...(await nodeModel.findAll({ type }, { track: false })).entries];
  const nodes = new Map<string, readonly Node[]>();
  for (const type of catalogTypes()) nodes.set(type, await all(type));
  return { catalog: catalogOf((type) => nodes.get(type) ?? []), index: await all(contentIndexType) };
}

/** Creates a resolver that needs Gatsby's context. */
export function fromContext<Source, Result>(read: (source: Source, context: Context) => Result) {
  return { resolve: (source: Source, _args: unknown, context: Context) => read(source, context) };
}

/** Creates a resolver that reads from the catalog. */
export function fromCatalog<Source, Result>(
  read: (source: Source, catalog: Catalog, context: Context) => Result | Promise<Result>,
) {
  return fromContext(async (source: Source, context) => read(source, await catalogFor(context), context));
}

/** Returns the node with this value in a field, or null if there is none. */
export function findNode(context: Context, type: string, field: string, value: string): Promise<Node | null> {
  return context.nodeModel.findOne({ type, query: { filter: { [field]: { eq: value } } } });
}
