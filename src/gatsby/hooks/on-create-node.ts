import type { CreateNodeArgs, GatsbyNode, Node, SourceNodesArgs } from "gatsby";
import { contentDir } from "../../config/site-file";
import { relativeFile } from "../../content/files/scan-content";
import { createNodes } from "../../graphql/nodes/create-node";
import { planData, planMarkdown } from "../../graphql/nodes/plan-nodes";
import { articleStore } from "../../markdown/article-store";
import { readAgainIfHalfWritten } from "../develop/read-again";

/** The fields of a `File` node of gatsby-source-filesystem that are used here. */
export interface FileNode extends Node {
  readonly absolutePath: string;
  readonly ext: string;
}

/**
 * Turns files into the site's own types: Markdown by way of its `Mdx` node, data files directly. Diagnostics become nodes
 * too, so that they are cached with the file they are about and can be queried.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, getNode } = args;
  const file = (node.internal.type === "Mdx" ? getNode(node.parent ?? "") : node) as FileNode | undefined;
  if (!file) return;
  if (process.env["gatsby_executing_command"] === "develop")
    readAgainIfHalfWritten(file.absolutePath, file.internal.contentDigest);
  await createNodesOf(args, node, file);
};

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }) =>
  (node as Node).internal.type === "Mdx" ||
  ((node as Node).internal.type === "File" && /^\.(?:ya?ml|json)$/.test(String((node as Node)["ext"])));

/** @param parent the file's `Mdx` node, or the file itself */
export async function createNodesOf(args: CreateNodeArgs | SourceNodesArgs, parent: Node, { absolutePath }: FileNode) {
  const dir = contentDir();
  const plans =
    parent.internal.type === "Mdx"
      ? await planMarkdown(
          relativeFile(dir, absolutePath),
          dir,
          async (file) => (await articleStore(args.cache).summary(file)).title,
        )
      : planData(absolutePath, dir);
  // While this was read, another edit may have come: its nodes count, whichever is done first.
  const current = args.getNode(parent.id) as Node | undefined;
  if (current && current.internal.contentDigest !== parent.internal.contentDigest) return;
  await createNodes(args, parent, plans);
}
