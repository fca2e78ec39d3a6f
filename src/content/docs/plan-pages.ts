import type { SiteConfig } from "../../config/read-site";
import { joinPath } from "../../lib/paths";
import { type PagePlan, pagePlan } from "../kind";

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

/** Pages of the docs: notes, categories, areas, tags, and a landing page unless a note has its address. None without docs. */
export function planDocPages(data: DocPagesData, { docs: { routeBasePath } }: Pick<SiteConfig, "docs">): PagePlan[] {
  if (data.everyDoc.totalCount === 0) return [];
  const docs = data.allDoc.nodes.map(({ path, file, docId, sidebar: sidebarId }) =>
    pagePlan("doc", path, file, { docId, sidebarId }),
  );
  const categories = data.allDocCategory.nodes.map(({ path, slug, sidebar: sidebarId }) =>
    pagePlan("doc-category", path, `sidebars.yml ${sidebarId}`, { slug, sidebarId }),
  );
  const areas = data.allSidebar.nodes.flatMap(({ sidebarId, printPath: path }) =>
    path === null ? [] : pagePlan("doc-area", path, "sidebars.yml", { sidebarId }),
  );
  const root = joinPath(routeBasePath);
  const isTaken = docs.some(({ path }) => path === root || path === `${root}/`);
  const landing = isTaken ? [] : [pagePlan("docs-landing", root, "docs/")];
  const tags = data.docTags.map(({ path }) => pagePlan("doc-tag", path, "docs/", { tagPath: path }));
  const allTags = tags.length === 0 ? [] : [pagePlan("doc-tags", joinPath(routeBasePath, "tags"), "docs/")];
  return [...landing, ...categories, ...docs, ...areas, ...allTags, ...tags];
}
