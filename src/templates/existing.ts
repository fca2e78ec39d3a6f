import { use } from "react";

const never = new Promise<never>(() => {});

/**
 * Returns the node of a page. Pages are created from nodes, so a build always has the node. Under
 * `gatsby develop`, a query can run while the nodes are changing. The page then suspends until its
 * next data arrives.
 * @throws Error in a build if there is no node
 */
export function existing<Node>(node: Node | null): Node {
  if (node !== null) return node;
  if (process.env.NODE_ENV === "production") throw new Error("GraphQL has no node for the context of this page");
  return use(never);
}
