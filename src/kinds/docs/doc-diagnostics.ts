import type { Diagnostic } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import type { DocFields } from "./file/doc-fields";

/**
 * Ids that docs share, and ids in their front matter that name nothing.
 * @param docs in the order of their files
 * @param docsById the first doc of each id
 */
export function docDiagnostics(
  docs: readonly DocFields[],
  docsById: ReadonlyMap<string, DocFields>,
  sidebarIds: readonly string[],
): Diagnostic[] {
  return docs.flatMap((doc) =>
    [
      doubledId(doc, docsById.get(doc.docId)),
      unknownDoc(doc, "pagination_next", doc.paginationNext, docsById),
      unknownDoc(doc, "pagination_prev", doc.paginationPrevious, docsById),
      unknownSidebar(doc, sidebarIds),
    ].filter((diagnostic) => diagnostic !== null),
  );
}

/** Two documents with one id, as `intro.md` beside `intro.mdx` have, would be one page. */
function doubledId({ file, docId }: DocFields, first: DocFields | undefined): Diagnostic | null {
  if (first === undefined || first.file === file) return null;
  return {
    severity: "error",
    file,
    field: "id",
    message: `is ${JSON.stringify(docId)}, which ${first.file} has already`,
    fix: "delete one of the files, rename it, or write another id: in its front matter",
  };
}

function unknownDoc(
  { file }: DocFields,
  field: string,
  docId: string | null | undefined,
  docsById: ReadonlyMap<string, DocFields>,
): Diagnostic | null {
  if (typeof docId !== "string" || docsById.has(docId)) return null;
  return {
    severity: "error",
    file,
    field,
    message: `there is no docs page with the id ${JSON.stringify(docId)}`,
    fix: `${field}: null, or the id of a page`,
  };
}

function unknownSidebar({ file, displayedSidebar }: DocFields, sidebarIds: readonly string[]): Diagnostic | null {
  if (typeof displayedSidebar !== "string" || sidebarIds.includes(displayedSidebar)) return null;
  const meant = nearest(displayedSidebar, sidebarIds);
  return {
    severity: "error",
    file,
    field: "displayed_sidebar",
    message: `there is no sidebar ${JSON.stringify(displayedSidebar)}`,
    fix: meant === undefined ? "displayed_sidebar: null, or the id of a sidebar" : `displayed_sidebar: ${meant}`,
  };
}
