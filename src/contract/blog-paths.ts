import { joinPath } from "../lib/paths";

/** Address of a page of the blog's list; the first is the blog itself and has no other. */
export function blogListPath(pageNumber: number, blogBasePath: string): string {
  return pageNumber === 1 ? joinPath(blogBasePath) : joinPath(blogBasePath, "page", String(pageNumber));
}
