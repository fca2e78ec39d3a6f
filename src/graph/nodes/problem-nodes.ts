import type { CreatePagesArgs, Node } from "gatsby";
import { type Diagnostic, formatDiagnostic } from "../../lib/diagnostic";
import { problemType } from "./plan-nodes";
import { keepSiteNodes } from "./site-nodes";

/** Diagnostics as nodes: those of a single file have been created with it, and these are all others. */
export async function keepProblemNodes(args: CreatePagesArgs, diagnostics: readonly Diagnostic[]): Promise<void> {
  const nodes = args.getNodesByType(problemType) as unknown as readonly (Node & Diagnostic)[];
  const ofFiles = new Set(nodes.filter(({ parent }) => parent !== null).map(formatDiagnostic));
  const others = diagnostics.filter((diagnostic) => !ofFiles.has(formatDiagnostic(diagnostic)));
  const plans = others.map((fields) => ({ type: problemType, name: formatDiagnostic(fields), fields }));
  await keepSiteNodes(args, [problemType], plans);
}
