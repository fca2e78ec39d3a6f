import type { CreatePagesArgs, Node, NodeInput, NodePluginArgs } from "gatsby";
import type { CategoryPage } from "../../content/docs/docs-catalog";
import type { NodePlan } from "../../content/kind";
import { type Diagnostic, formatDiagnostic } from "../../lib/diagnostic";
import { digestOf } from "../../lib/node/files";
import { problemType } from "./plan-nodes";

type Args = Pick<NodePluginArgs, "actions" | "createNodeId" | "getNodesByType">;

/**
 * Creates planned nodes.
 * @param digest digest of the text from which the nodes are created. When it or a field changes,
 * Gatsby reruns the queries that depend on the nodes.
 * @returns the ids of the nodes
 */
export async function createNodes(
  args: Omit<Args, "getNodesByType">,
  parent: Node | null,
  plans: readonly NodePlan[],
  digest = "",
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (const { type, name, fields } of plans) {
    const id = args.createNodeId(`${parent?.id ?? "site"} >>> ${type} >>> ${name}`);
    const internal = { type, contentDigest: digestOf(digest + JSON.stringify(fields), 64) };
    const node: NodeInput = { ...fields, id, parent: parent?.id ?? null, children: [], internal };
    await args.actions.createNode(node);
    if (parent) args.actions.createParentChildLink({ parent, child: node as Node });
    ids.add(id);
  }
  return ids;
}

/**
 * Creates all nodes of a type that have no parent, and deletes the earlier ones that are no longer
 * planned.
 */
export async function keepSiteNodes(args: Args, type: string, plans: readonly NodePlan[]): Promise<void> {
  const before = args.getNodesByType(type).filter(({ parent }) => parent === null);
  const planned = await createNodes(args, null, plans);
  for (const node of before.filter(({ id }) => !planned.has(id))) args.actions.deleteNode(node);
}

/**
 * Creates nodes for diagnostics. Skips diagnostics that already have a node because they come from
 * a single file.
 */
export async function keepProblemNodes(args: CreatePagesArgs, diagnostics: readonly Diagnostic[]): Promise<void> {
  const nodes = args.getNodesByType(problemType) as unknown as readonly (Node & Diagnostic)[];
  const ofFiles = new Set(nodes.filter(({ parent }) => parent !== null).map(formatDiagnostic));
  const others = diagnostics.filter((diagnostic) => !ofFiles.has(formatDiagnostic(diagnostic)));
  const plans = others.map((fields) => ({ type: problemType, name: formatDiagnostic(fields), fields }));
  await keepSiteNodes(args, problemType, plans);
}

/** GraphQL type of generated category pages. */
export const categoryType = "DocCategory";

/**
 * Stored fields of a `DocCategory` node. The category's items depend on the docs and are resolved
 * later.
 */
export type CategoryFields = Omit<CategoryPage, "sidebarId" | "items"> & { readonly sidebar: string };

/**
 * Creates a node for every generated category page. A category page has no parent file,
 * because all sidebars together determine its slug.
 */
export async function keepCategoryNodes(args: CreatePagesArgs, categories: readonly CategoryPage[]): Promise<void> {
  await keepSiteNodes(args, categoryType, planCategories(categories));
}

/** Plans a node for each generated category page. */
export function planCategories(categories: readonly CategoryPage[]): NodePlan[] {
  return categories.map(({ sidebarId, items, ...own }) => {
    return { type: categoryType, name: own.slug, fields: { ...own, sidebar: sidebarId } satisfies CategoryFields };
  });
}
