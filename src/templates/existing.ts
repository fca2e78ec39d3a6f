/** A page's own node, which its query finds: pages are planned from nodes. */
export function existing<Node>(node: Node | null): Node {
  if (node === null) throw new Error("GraphQL has no node for the context of this page");
  return node;
}
