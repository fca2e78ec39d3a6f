import type { Node, NodeInput, NodePluginArgs } from "gatsby";
import type { NodePlan } from "../../content/kind";
import { digestOf } from "../../lib/node/files";

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
  const ids = new Set<string>();
  for (const plan of plans) {
    const { type, fields } = plan;
    const id = nodeIdOf(args, parent, plan);
    const contentDigest = digestOf(digest + JSON.stringify(fields), 64);
    const node: NodeInput = {
      ...fields,
      id,
      parent: parent?.id ?? null,
      children: [],
      internal: { type, contentDigest },
    };
    await args.actions.createNode(node);
    if (parent) args.actions.createParentChildLink({ parent, child: node as Node });
    ids.add(id);
  }
  return ids;
}

/** The id of a planned node. */
export function nodeIdOf(
  { createNodeId }: Pick<Args, "createNodeId">,
  parent: Node | null,
  { type, name }: NodePlan,
): string {
  return createNodeId(`${parent?.id ?? "site"} >>> ${type} >>> ${name}`);
}
