import { searchText } from "../../text/search";
import type { ContentKind } from "../kind";
import { tagType } from "../tags/tags-file";
import { type DocsCatalog, docsCatalog } from "./docs-catalog";
import { docsTypes, docTypeFields } from "./docs-types";
import { type DocFields, docFields } from "./file/doc-fields";
import { docPagesQuery, planDocPages } from "./plan-pages";

/** `content/docs`: pages in sidebars. */
export const docs: ContentKind<DocFields, DocsCatalog> = {
  folder: "docs",
  nodeType: "Doc",
  description: "A page of the docs, from a file below content/docs.",
  typeFields: docTypeFields,
  otherTypes: docsTypes,
  dataTypes: ["Sidebar", "DocFolder", tagType],
  pagesQuery: docPagesQuery,
  planPages: planDocPages,
  label: () => searchText.areas.docs,
  check: (source, { site }) => docFields(source, site.docs.routeBasePath),
  catalog: docsCatalog,
  isPictured: ({ path }, { sidebars }) => sidebars.some(({ landing }) => landing === path),
  pictureLabel: ({ path }, catalog, { tagline }) => sidebarLabel(path, catalog) ?? tagline,
};

/** Label of the sidebar that contains a page. */
export function sidebarLabel(path: string, { places, sidebars }: DocsCatalog): string | undefined {
  const id = places.get(path)?.sidebarId;
  return sidebars.find((sidebar) => sidebar.id === id)?.label;
}
