import { createHash } from "node:crypto";
import type { Node, NodeInput, NodePluginArgs } from "gatsby";
import type { NodePlan } from "../../content/kind";

type Args = Pick<NodePluginArgs, "actions" | "createNodeId">;

/** Creates planned nodes, with or without a parent. */
export async function createNodes(args: Args, parent: Node | null, plans: readonly NodePlan[]): Promise<void> {
  for (const plan of plans) await createNode(args, parent, plan);
}

/** The id of a planned node. */
export function nodeIdOf(
  { createNodeId }: Pick<Args, "createNodeId">,
  parent: Node | null,
  { type, name }: NodePlan,
): string {
  return createNodeId(`${parent?.id ?? "site"} >>> ${type} >>> ${name}`);
}

async function createNode(args: Args, parent: Node | null, plan: NodePlan) {
  const { actions } = args;
  const { type, fields } = plan;
  const node: NodeInput = {
    ...fields,
    id: nodeIdOf(args, parent, plan),
    parent: parent?.id ?? null,
    children: [],
    internal: { type, contentDigest: digestOf(parent, fields) },
  };
  await actions.createNode(node);
  if (parent) actions.createParentChildLink({ parent, child: node as Node });
}

/** Includes the parent's digest: the text is not a field of the node, but dependents of the node also depend on the text. */
function digestOf(parent: Node | null, fields: object): string {
  return createHash("sha256")
    .update(`${parent?.internal.contentDigest ?? ""}${JSON.stringify(fields)}`)
    .digest("hex");
}
