import type { Node, NodePluginArgs } from "gatsby";
import type { NodePlan } from "../../kinds/kind";
import { createNodes, nodeIdOf } from "./create-node";

type Args = Pick<NodePluginArgs, "actions" | "createNodeId" | "getNodesByType">;

/**
 * Creates the nodes of some types that no file stands for, and deletes those of an earlier time that are no longer planned.
 * @param types all types that may be among the plans, now or earlier
 */
export async function keepSiteNodes(args: Args, types: readonly string[], plans: readonly NodePlan[]): Promise<void> {
  const planned = new Set(plans.map((plan) => nodeIdOf(args, null, plan)));
  const isOver = ({ id, parent }: Node) => parent === null && !planned.has(id);
  for (const node of types.flatMap((type) => args.getNodesByType(type)).filter(isOver)) args.actions.deleteNode(node);
  await createNodes(args, null, plans);
}
