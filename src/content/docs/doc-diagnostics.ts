import { type Diagnostic, error, quote } from "../../lib/diagnostic";
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
  return docs.flatMap(({ file, docId, displayedSidebar, paginationNext, paginationPrevious }) => {
    const found: Diagnostic[] = [];
    // Two documents with one id, such as `intro.md` and `intro.mdx`, would be the same page.
    const first = docsById.get(docId)?.file ?? file;
    if (first !== file) {
      const fix = "删去其中一个文件，或给它改名，或在它的front matter里另写id:";
      found.push(error({ file, field: "id" }, `${quote(docId)}已被${first}使用`, fix));
    }
    for (const [field, id] of Object.entries({
      pagination_next: paginationNext,
      pagination_prev: paginationPrevious,
    })) {
      if (typeof id !== "string" || docsById.has(id)) continue;
      found.push(error({ file, field }, `没有id为${quote(id)}的文档`, `${field}: null，或一篇文档的id`));
    }
    if (typeof displayedSidebar === "string" && !sidebarIds.includes(displayedSidebar)) {
      const field = "displayed_sidebar";
      const fix = `${field}: ${nearest(displayedSidebar, sidebarIds) ?? "null，或一个侧边栏的id"}`;
      found.push(error({ file, field }, `没有侧边栏${quote(displayedSidebar)}`, fix));
    }
    return found;
  });
}
