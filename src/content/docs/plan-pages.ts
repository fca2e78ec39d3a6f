import type { SiteConfig } from "../../config/read-site";
import { joinPath } from "../../lib/paths";
import type { PagePlan } from "../kind";

type Node<Field extends string> = Readonly<Record<Field, string>>;

/** What the pages of the docs are planned from. */
export interface DocPagesData {
  readonly everyDoc: { readonly totalCount: number };
  readonly allDoc: {
    readonly nodes: readonly (Node<"path" | "file" | "docId"> & { readonly sidebar: string | null })[];
  };
  readonly allDocCategory: { readonly nodes: readonly Node<"path" | "slug" | "sidebar">[] };
  readonly allSidebar: { readonly nodes: readonly { sidebarId: string; printPath: string | null }[] };
  readonly docTags: readonly Node<"path">[];
}

export const docPagesQuery = /* GraphQL */ `
  query DocPages($drafts: [Boolean!]!) {
    everyDoc: allDoc { totalCount }
    allDoc(filter: { draft: { in: $drafts } }, sort: { file: ASC }) { nodes { path file docId sidebar } }
    allDocCategory { nodes { path slug sidebar } }
    allSidebar(sort: { position: ASC }) { nodes { sidebarId printPath } }
    docTags { path }
  }
`;

/**
 * Pages of the docs: one per document, one per generated category, one per sidebar with all its notes, those of the tags, and
 * the landing page unless a document has its address. A site without docs has none.
 */
export function planDocPages(data: DocPagesData, { docs: { routeBasePath } }: Pick<SiteConfig, "docs">): PagePlan[] {
  if (data.everyDoc.totalCount === 0) return [];
  const docs = data.allDoc.nodes.map(({ path, file, docId, sidebar }): PagePlan => {
    return { path, template: "doc", source: file, context: { docId, sidebarId: sidebar } };
  });
  const categories = data.allDocCategory.nodes.map(({ path, slug, sidebar }): PagePlan => {
    const source = `sidebars.yml ${sidebar}`;
    return { path, template: "doc-category", source, context: { slug, sidebarId: sidebar } };
  });
  const areas = data.allSidebar.nodes.flatMap(({ sidebarId, printPath: path }): PagePlan | [] => {
    return path === null ? [] : { path, template: "doc-area", source: "sidebars.yml", context: { sidebarId } };
  });
  const root = joinPath(routeBasePath);
  const isTaken = docs.some(({ path }) => path === root || path === `${root}/`);
  const source = "docs/";
  const landing: PagePlan[] = isTaken ? [] : [{ path: root, template: "docs-landing", source, context: {} }];
  return [...landing, ...categories, ...docs, ...areas, ...planTagPages(data, routeBasePath)];
}

/** Pages of the tags: all of them, and each with its docs. Docs without tags have none. */
function planTagPages({ docTags }: DocPagesData, routeBasePath: string): PagePlan[] {
  if (docTags.length === 0) return [];
  const source = "docs/";
  return [
    { path: joinPath(routeBasePath, "tags"), template: "doc-tags", source, context: {} },
    ...docTags.map(({ path }): PagePlan => ({ path, template: "doc-tag", source, context: { tagPath: path } })),
  ];
}
