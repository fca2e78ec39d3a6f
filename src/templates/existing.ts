import { use } from "react";

const never = new Promise<never>(() => {});

/**
 * A page's own node, which its query finds: pages are planned from nodes. Under `gatsby develop` a query can run between two
 * states of the nodes; then the page waits for its next data.
 */
export function existing<Node>(node: Node | null): Node {
  if (node !== null) return node;
  if (process.env.NODE_ENV === "production") throw new Error("GraphQL has no node for the context of this page");
  return use(never);
}
