import { existsSync } from "node:fs";
import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import { fileTimeNodes, fileTimeType } from "../../assets/git/file-times";
import { contentDir } from "../../config/read-site";
import { site } from "../../config/site";
import { buildDay, buildDayType } from "../../content/blog/post-date";
import { scanContent } from "../../content/files/scan-content";
import { contentFolders } from "../../content/registry";
import { contentIndexType } from "../../graphql/catalog/catalog";
import { planDefaults, problemType } from "../../graphql/nodes/plan-nodes";
import { categoryType, createNodes } from "../../graphql/nodes/site-nodes";
import { relationsType } from "../../graphql/relations/page-relations";
import { joinPath } from "../../lib/paths";
import { createNodesOf, type FileNode } from "./on-create-node";

/**
 * Creates the nodes that no file backs: the docs version, the day of the build, commit times, and
 * default sidebars for content without sidebars.yml.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const dir = contentDir();
  // `createPages` creates these nodes. Without `touchNode`, Gatsby would first delete those of the
  // last build, and their pages would become stale.
  for (const node of [contentIndexType, categoryType, relationsType].flatMap((type) => args.getNodesByType(type)))
    args.actions.touchNode(node);
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
 * Creates the nodes of files with problems and of friends.yml again, even if these files are
 * unchanged, because the nodes depend on other files: for example, a picture or a commit was added,
 * or the picture of a friend was removed.
 */
async function refreshNodes(args: SourceNodesArgs): Promise<void> {
  const { actions, getNode, getNodesByType } = args;
  const diagnostics = getNodesByType(problemType);
  const parents = new Set([...diagnostics, ...getNodesByType("Friend")].map(({ parent }) => parent ?? ""));
  for (const diagnostic of diagnostics) actions.deleteNode(diagnostic);
  for (const parent of [...parents].map((id) => getNode(id))) {
    const file = (parent?.internal.type === "Mdx" ? getNode(parent.parent ?? "") : parent) as FileNode | undefined;
    // Skips deleted files, because Gatsby deletes their nodes later.
    if (parent && file && existsSync(file.absolutePath)) await createNodesOf(args, parent, file);
  }
}
