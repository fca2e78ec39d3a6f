import type { Node } from "./node";

/** Line of the body a node starts on. */
export function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}
