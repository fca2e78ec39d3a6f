import { createHash } from "node:crypto";
import type { CreatePagesArgs, Node } from "gatsby";
import { catalogTypes, contentIndexType } from "./load-catalog";

const contentIndexName = "site >>> ContentIndex";

/**
 * Creates the node that pages depend on instead of on all content: it changes when an address, a title or a place in the
 * navigation does, and not when an author corrects a sentence. After such a correction, a thousand queries need not run.
 */
export async function createContentIndex({ actions, createNodeId, getNodesByType }: CreatePagesArgs): Promise<void> {
  await actions.createNode({
    id: createNodeId(contentIndexName),
    parent: null,
    children: [],
    internal: { type: contentIndexType, contentDigest: indexDigest((type) => getNodesByType(type)) },
  });
}

/** Keeps the last build's node, which Gatsby would delete before pages are created: with it gone, all would be stale. */
export function keepContentIndex({
  actions,
  createNodeId,
  getNode,
}: Pick<CreatePagesArgs, "actions" | "createNodeId" | "getNode">): void {
  const node = getNode(createNodeId(contentIndexName));
  if (node) actions.touchNode(node);
}

/** Digest of what the catalog is made of. A node's own digest will not do: it changes with the text of the file. */
export function indexDigest(nodesOf: (type: string) => readonly Node[]): string {
  const hash = createHash("sha256");
  for (const type of catalogTypes()) {
    // Gatsby hands nodes out in the order they were written in.
    const fields = nodesOf(type).map(({ internal, parent, children, ...rest }) => JSON.stringify(rest));
    hash.update(JSON.stringify([type, fields.sort()]));
  }
  return hash.digest("hex");
}
