import type { CreatePagesArgs, Node, NodePluginArgs } from "gatsby";
import type { NodePlan } from "../../content/kind";
import { type Diagnostic, formatDiagnostic } from "../../lib/diagnostic";
import { createNodes, nodeIdOf } from "./create-node";
import { problemType } from "./plan-nodes";

type Args = Pick<NodePluginArgs, "actions" | "createNodeId" | "getNodesByType">;

/**
 * Creates nodes of some types that are not backed by a file, and deletes earlier ones that are no longer planned.
 * @param types all types that may be among the plans, now or earlier
 */
export async function keepSiteNodes(args: Args, types: readonly string[], plans: readonly NodePlan[]): Promise<void> {
  const planned = new Set(plans.map((plan) => nodeIdOf(args, null, plan)));
  const isOver = ({ id, parent }: Node) => parent === null && !planned.has(id);
  for (const node of types.flatMap((type) => args.getNodesByType(type)).filter(isOver)) args.actions.deleteNode(node);
  await createNodes(args, null, plans);
}

/** Diagnostics as nodes: those of a single file have been created with it, and these are all others. */
export async function keepProblemNodes(args: CreatePagesArgs, diagnostics: readonly Diagnostic[]): Promise<void> {
  const nodes = args.getNodesByType(problemType) as unknown as readonly (Node & Diagnostic)[];
  const ofFiles = new Set(nodes.filter(({ parent }) => parent !== null).map(formatDiagnostic));
  const others = diagnostics.filter((diagnostic) => !ofFiles.has(formatDiagnostic(diagnostic)));
  const plans = others.map((fields) => ({ type: problemType, name: formatDiagnostic(fields), fields }));
  await keepSiteNodes(args, [problemType], plans);
}
