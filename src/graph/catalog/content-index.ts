import { createHash } from "node:crypto";
import type { CreatePagesArgs, Node } from "gatsby";
import { site } from "../../config/site";
import { catalogTypes, contentIndexType } from "./load-catalog";
import { settingsDigest } from "./settings-parts";

const contentIndexName = "site >>> ContentIndex";

/**
 * Creates the node that pages depend on instead of all content. It changes with an address, a title, a place in the
 * navigation or a setting, but not with the text of an article. Correcting a sentence therefore does not rerun a thousand queries.
 */
export async function createContentIndex({ actions, createNodeId, getNodesByType }: CreatePagesArgs): Promise<void> {
  await actions.createNode({
    id: createNodeId(contentIndexName),
    parent: null,
    children: [],
    internal: { type: contentIndexType, contentDigest: indexDigest((type) => getNodesByType(type)) },
  });
}

/** Keeps the last build's node. Gatsby would delete it before pages are created, which would make every page stale. */
export function keepContentIndex({
  actions,
  createNodeId,
  getNode,
}: Pick<CreatePagesArgs, "actions" | "createNodeId" | "getNode">): void {
  const node = getNode(createNodeId(contentIndexName));
  if (node) actions.touchNode(node);
}

/** Digest of the catalog's input, and of the settings that pages show. A node's own digest changes with the text of the file and is therefore not used. */
export function indexDigest(nodesOf: (type: string) => readonly Node[]): string {
  const hash = createHash("sha256").update(settingsDigest(site));
  for (const type of catalogTypes()) {
    // Gatsby returns nodes in the order they were written.
    const fields = nodesOf(type).map(({ internal, parent, children, ...rest }) => JSON.stringify(rest));
    hash.update(JSON.stringify([type, fields.sort()]));
  }
  return hash.digest("hex");
}
