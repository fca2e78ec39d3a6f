import { existsSync } from "node:fs";
import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import { site } from "../../config/site";
import { contentDir } from "../../config/site-file";
import { buildDay, buildDayType } from "../../content/blog/post-date";
import { scanContent } from "../../content/files/scan-content";
import { contentFolders } from "../../content/registry";
import { keepContentIndex } from "../../graphql/catalog/content-index";
import { fileTimeNodes, fileTimeType } from "../../graphql/git/file-times";
import { keepCategoryNodes } from "../../graphql/nodes/category-nodes";
import { createNodes } from "../../graphql/nodes/create-node";
import { planDefaults, problemType } from "../../graphql/nodes/plan-nodes";
import { keepRelations } from "../../graphql/relations/page-relations";
import { joinPath } from "../../lib/paths";
import { watchSettledFiles } from "../develop/settled-files";
import { createNodesOf, type FileNode } from "./on-create-node";

/**
 * Nodes that no file stands for: the docs version, the day of the build, the times of commits, and the sidebars of content
 * without a sidebars.yml.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const dir = contentDir();
  keepContentIndex(args);
  keepCategoryNodes(args);
  keepRelations(args);
  watchSettledFiles(args);
  await refreshNodes(args);
  await createNodes(args, null, [
    { type: "DocsVersion", name: site.docs.version.name, fields: docsVersion() },
    { type: buildDayType, name: "today", fields: { day: buildDay() } },
    ...fileTimeNodes(dir, contentFolders()).map((fields) => ({ type: fileTimeType, name: fields.file, fields })),
    ...planDefaults(dir, scanContent(dir, contentFolders()).readable),
  ]);
};

function docsVersion() {
  const { version, routeBasePath, mainDoc: mainDocId } = site.docs;
  return { ...version, isLast: true, path: joinPath(routeBasePath), mainDocId };
}

/**
 * Reads files again that Gatsby takes for unchanged, where something beside them may have changed: a picture or a commit
 * may have mended their diagnostic, and a friend's picture may have gone.
 */
async function refreshNodes(args: SourceNodesArgs): Promise<void> {
  const { actions, getNode, getNodesByType } = args;
  const diagnostics = getNodesByType(problemType);
  const parents = new Set([...diagnostics, ...getNodesByType("Friend")].map(({ parent }) => parent ?? ""));
  for (const diagnostic of diagnostics) actions.deleteNode(diagnostic);
  for (const parent of [...parents].map((id) => getNode(id))) {
    const file = (parent?.internal.type === "Mdx" ? getNode(parent.parent ?? "") : parent) as FileNode | undefined;
    // Nodes of deleted files go after this hook.
    if (parent && file && existsSync(file.absolutePath)) await createNodesOf(args, parent, file);
  }
}
