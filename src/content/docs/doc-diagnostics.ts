import { type Diagnostic, quote } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import type { DocFields } from "./file/doc-fields";

/**
 * Reports duplicate ids of docs, and ids in front matter that refer to nothing.
 * @param docs sorted by file
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

/** Two documents with one id, such as `intro.md` and `intro.mdx`, would be the same page. */
function doubledId({ file, docId }: DocFields, first: DocFields | undefined): Diagnostic | null {
  if (first === undefined || first.file === file) return null;
  return {
    severity: "error",
    file,
    field: "id",
    message: `${quote(docId)}已被${first.file}使用`,
    fix: "删去其中一个文件，或给它改名，或在它的front matter里另写id:",
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
    message: `没有id为${quote(docId)}的文档`,
    fix: `${field}: null，或一篇文档的id`,
  };
}

function unknownSidebar({ file, displayedSidebar }: DocFields, sidebarIds: readonly string[]): Diagnostic | null {
  if (typeof displayedSidebar !== "string" || sidebarIds.includes(displayedSidebar)) return null;
  const field = "displayed_sidebar";
  const meant = nearest(displayedSidebar, sidebarIds);
  return {
    severity: "error",
    file,
    field,
    message: `没有侧边栏${quote(displayedSidebar)}`,
    fix: meant === undefined ? `${field}: null，或一个侧边栏的id` : `${field}: ${meant}`,
  };
}
