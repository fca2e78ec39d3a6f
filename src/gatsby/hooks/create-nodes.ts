import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import type { CreateNodeArgs, GatsbyNode, Node, NodeInput, SourceNodesArgs } from "gatsby";
import { site } from "../../config/site";
import { type ContentKind, contentDir, sidebarsFile, siteDataSource } from "../../content/content-dir";
import type { ContentFile } from "../../content/content-file";
import { parseFrontMatter } from "../../content/front-matter";
import { readTextFile } from "../../content/read-text";
import { relativeFile, scanContent } from "../../content/scan-content";
import { keepContentIndex } from "../../graph/catalog/content-index";
import { fileTimeNodes, fileTimeType } from "../../graph/git/file-time-nodes";
import { fileTimes } from "../../graph/git/file-times";
import { readAuthors } from "../../kinds/authors/read-authors";
import { postFields } from "../../kinds/blog/post-fields";
import { buildDay, buildDayType } from "../../kinds/blog/stale";
import { docFields } from "../../kinds/docs/file/doc-fields";
import { readFolderMeta } from "../../kinds/docs/file/folder-meta";
import { defaultSidebars } from "../../kinds/docs/sidebars/default-sidebars";
import { readSidebars, type SidebarDefinition } from "../../kinds/docs/sidebars/definition";
import { generatedIndexes } from "../../kinds/docs/sidebars/generated-indexes";
import { readFriends } from "../../kinds/friends/read-friends";
import { pageFields } from "../../kinds/pages/page-fields";
import type { Diagnostic } from "../../lib/diagnostic";
import { joinPath } from "../../lib/paths";

/** A node to create: its type, a name unique among its siblings, and its fields. */
interface NodePlan {
  readonly type: string;
  readonly name: string;
  readonly fields: object;
}

interface FileNode extends Node {
  readonly absolutePath: string;
  readonly sourceInstanceName: string;
  readonly ext: string;
  readonly base: string;
}

/**
 * Turns files into the site's own types: Markdown below docs/, blog/ and pages/ by way of its `Mdx` node, YAML directly.
 * Diagnostics become nodes too, so that they are cached with the file they are about and can be queried.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, getNode } = args;
  if (node.internal.type === "Mdx" && node.parent) {
    const file = getNode(node.parent) as FileNode | undefined;
    if (file) await createAll(args, node, planMarkdown(file));
  } else if (node.internal.type === "File") {
    await createAll(args, node, planData(node as FileNode));
  }
};

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }) =>
  (node as Node).internal.type === "Mdx" ||
  ((node as Node).internal.type === "File" && /^\.(ya?ml|json)$/.test(String((node as Node).ext)));

/**
 * Nodes that no file stands for: the docs version, the day of the build, the times of commits, and the sidebars of content
 * that has no sidebars.yml.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const { name, label } = site.docs.version;
  const fields = { name, label, isLast: true, path: joinPath(site.docs.routeBasePath), mainDocId: site.docs.mainDocId };
  await createOne(args, null, { type: "DocsVersion", name, fields });
  keepContentIndex(args);
  await planAgain(args);
  await createOne(args, null, { type: buildDayType, name: "today", fields: { day: buildDay() } });
  const dir = contentDir();
  for (const time of fileTimeNodes(dir))
    await createOne(args, null, { type: fileTimeType, name: time.file, fields: time });
  if (existsSync(path.join(dir, sidebarsFile))) return;
  for (const sidebar of defaultSidebars(scanContent(dir).docs)) await createOne(args, null, planSidebar(sidebar));
};

/**
 * Reads files again that Gatsby takes for unchanged, where something beside them may have changed since: a picture or a
 * commit may have mended their diagnostic, and the picture of a friend may have gone.
 */
async function planAgain(args: SourceNodesArgs): Promise<void> {
  const { actions, getNode, getNodesByType } = args;
  const diagnostics = getNodesByType("ContentDiagnostic");
  const parents = new Set([...diagnostics, ...getNodesByType("Friend")].map(({ parent }) => parent ?? ""));
  for (const diagnostic of diagnostics) actions.deleteNode(diagnostic);
  for (const parent of [...parents].map((id) => getNode(id))) {
    const file = (parent?.internal.type === "Mdx" ? getNode(parent.parent ?? "") : parent) as FileNode | undefined;
    // Nodes of deleted files go after this hook.
    if (!parent || !file || !existsSync(file.absolutePath)) continue;
    await createAll(args, parent, parent === file ? planData(file) : planMarkdown(file));
  }
}

function planMarkdown(node: FileNode): NodePlan[] {
  const dir = contentDir();
  const file = relativeFile(dir, node.absolutePath);
  const { text, diagnostics: textDiagnostics } = readTextFile(node.absolutePath, file);
  const { data, body, lineOf, diagnostics: yamlDiagnostics } = parseFrontMatter(text, file);
  const unreadable = [...textDiagnostics, ...yamlDiagnostics];
  if (unreadable.some(({ severity }) => severity === "error")) return unreadable.map(planDiagnostic);
  const source: ContentFile = { file, data, body, lineOf };
  const { type, fields, diagnostics } = planKind(node.sourceInstanceName as ContentKind, source, dir);
  return [
    ...[...unreadable, ...diagnostics].map(planDiagnostic),
    ...(fields === null ? [] : [{ type, name: "content", fields }]),
  ];
}

function planKind(kind: ContentKind, source: ContentFile, dir: string) {
  if (kind === "docs") return { type: "Doc", ...docFields(source, site.docs.routeBasePath) };
  if (kind === "pages") return { type: "SinglePage", ...pageFields(source) };
  const firstCommit = fileTimes(dir).get(source.file)?.first ?? null;
  return { type: "BlogPost", ...postFields(source, { routeBasePath: site.blog.routeBasePath, firstCommit }) };
}

function planData(node: FileNode): NodePlan[] {
  const dir = contentDir();
  const file = relativeFile(dir, node.absolutePath);
  const read = () => readTextFile(node.absolutePath, file);
  if (node.sourceInstanceName === "docs" && /^_category_\.(ya?ml|json)$/.test(node.base)) {
    return withDiagnostics(readFolderMeta(read().text, file), ({ folder }) => [
      { type: "DocFolder", name: "folder", fields: folder },
    ]);
  }
  if (node.sourceInstanceName !== siteDataSource) return [];
  if (file === sidebarsFile) {
    return withDiagnostics(readSidebars(read().text, file), ({ sidebars }) => [
      ...sidebars.map(planSidebar),
      ...generatedIndexes(sidebars).map((fields) => ({ type: "DocCategory", name: fields.slug, fields })),
    ]);
  }
  if (file === "authors.yml") {
    return withDiagnostics(readAuthors(read().text, file), ({ authors }) =>
      authors.map((fields) => ({ type: "Author", name: fields.key, fields })),
    );
  }
  if (file === "friends.yml") {
    return withDiagnostics(readFriends(read().text, file, dir), ({ friends }) =>
      friends.map((fields) => ({ type: "Friend", name: String(fields.position), fields })),
    );
  }
  return [];
}

/** The definition is kept as JSON: what the sidebar shows depends on the docs, so resolvers lay it over them. */
function planSidebar(sidebar: SidebarDefinition): NodePlan {
  const { id, label, description, position } = sidebar;
  const fields = { sidebarId: id, label, description, position, definition: JSON.stringify(sidebar) };
  return { type: "Sidebar", name: id, fields };
}

function withDiagnostics<T extends { readonly diagnostics: readonly Diagnostic[] }>(
  result: T,
  plan: (result: T) => NodePlan[],
): NodePlan[] {
  return [...result.diagnostics.map(planDiagnostic), ...plan(result)];
}

function planDiagnostic(diagnostic: Diagnostic, index: number): NodePlan {
  return { type: "ContentDiagnostic", name: `diagnostic-${index}`, fields: diagnostic };
}

async function createAll(
  args: CreateNodeArgs | SourceNodesArgs,
  parent: Node,
  plans: readonly NodePlan[],
): Promise<void> {
  for (const plan of plans) await createOne(args, parent, plan);
}

async function createOne(
  args: CreateNodeArgs | SourceNodesArgs,
  parent: Node | null,
  { type, name, fields }: NodePlan,
) {
  const { actions, createNodeId } = args;
  const node: NodeInput = {
    ...fields,
    id: createNodeId(`${parent?.id ?? "site"} >>> ${type} >>> ${name}`),
    parent: parent?.id ?? null,
    children: [],
    internal: { type, contentDigest: digestOf(parent, fields) },
  };
  await actions.createNode(node);
  if (parent) actions.createParentChildLink({ parent, child: node as Node });
}

/** The parent's digest is part of it: the text is no field of the node, yet what depends on the node depends on the text. */
function digestOf(parent: Node | null, fields: object): string {
  return createHash("sha256")
    .update(`${parent?.internal.contentDigest ?? ""}${JSON.stringify(fields)}`)
    .digest("hex");
}
