import { use } from "react";

const never = new Promise<never>(() => {});

/**
 * Returns the node of a page, which its query finds, because pages are planned from nodes. Under
 * `gatsby develop`, a query can run between two states of the nodes. The page then waits for its
 * next data.
 * @throws Error in a build if there is no node
 */
export function existing<Node>(node: Node | null): Node {
  if (node !== null) return node;
  if (process.env.NODE_ENV === "production") throw new Error("GraphQL has no node for the context of this page");
  return use(never);
}
