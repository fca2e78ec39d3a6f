import type { Nodes } from "mdast";

/** Line of the body a node starts on; 1 for a node that a plugin made. */
export function lineOf({ position }: Pick<Nodes, "position">): number {
  return position?.start.line ?? 1;
}
