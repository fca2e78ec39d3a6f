import type { CreateNodeArgs, GatsbyNode, Node, SourceNodesArgs } from "gatsby";
import { contentDir } from "../../config/read-site";
import { readMarkdown } from "../../content/files/read-markdown";
import { relativeFile } from "../../content/files/scan-content";
import { planData, planMarkdown } from "../../graphql/nodes/plan-nodes";
import { createNodes } from "../../graphql/nodes/site-nodes";
import { articleStore } from "../../markdown/article-store";

/** The fields of a `File` node of gatsby-source-filesystem that this module uses. */
export interface FileNode extends Node {
  readonly absolutePath: string;
  readonly ext: string;
}

/**
 * Creates the site's own nodes from files, and a node for each diagnostic. Gatsby caches these
 * nodes with their file.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, getNode } = args;
  const file = (node.internal.type === "Mdx" ? getNode(node.parent ?? "") : node) as FileNode | undefined;
  if (!file) return;
  await createNodesOf(args, node, file);
};

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }) =>
  (node as Node).internal.type === "Mdx" ||
  ((node as Node).internal.type === "File" && /^\.(?:ya?ml|json)$/.test(String((node as Node)["ext"])));

/**
 * Creates the nodes that are derived from a file.
 * @param parent the file's `Mdx` node, or the `File` node itself
 * @returns ids of the created nodes
 */
export async function createNodesOf(args: CreateNodeArgs | SourceNodesArgs, parent: Node, { absolutePath }: FileNode) {
  const dir = contentDir();
  const file = relativeFile(dir, absolutePath);
  const { type, contentDigest } = parent.internal;
  if (type !== "Mdx") return createNodes(args, parent, planData(absolutePath, dir), contentDigest);
  const { digest } = readMarkdown(dir, file);
  const textOf = (other: string) => articleStore(args.cache).summary(other);
  return createNodes(args, parent, await planMarkdown(file, dir, textOf), digest);
}
