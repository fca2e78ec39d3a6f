import { createHash } from "node:crypto";
import type { Node, NodeInput, NodePluginArgs } from "gatsby";
import type { NodePlan } from "../../content/kind";

type Args = Pick<NodePluginArgs, "actions" | "createNodeId">;

/**
 * Creates planned nodes, with or without a parent.
 * @param digest of the text they are made from, which is no field of theirs, but which queries of them depend on
 * @returns their ids
 */
export async function createNodes(
  args: Args,
  parent: Node | null,
  plans: readonly NodePlan[],
  digest = "",
): Promise<ReadonlySet<string>> {
  for (const plan of plans) await createNode(args, parent, plan, digest);
  return new Set(plans.map((plan) => nodeIdOf(args, parent, plan)));
}

/** The id of a planned node. */
export function nodeIdOf(
  { createNodeId }: Pick<Args, "createNodeId">,
  parent: Node | null,
  { type, name }: NodePlan,
): string {
  return createNodeId(`${parent?.id ?? "site"} >>> ${type} >>> ${name}`);
}

async function createNode(args: Args, parent: Node | null, plan: NodePlan, digest: string) {
  const { actions } = args;
  const { type, fields } = plan;
  const node: NodeInput = {
    ...fields,
    id: nodeIdOf(args, parent, plan),
    parent: parent?.id ?? null,
    children: [],
    internal: {
      type,
      contentDigest: createHash("sha256")
        .update(`${digest}${JSON.stringify(fields)}`)
        .digest("hex"),
    },
  };
  await actions.createNode(node);
  if (parent) actions.createParentChildLink({ parent, child: node as Node });
}
