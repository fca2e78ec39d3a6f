import { joinPath } from "../lib/paths";

/** Address of a page of the blog's list. Page 1 is the blog's own address. */
export function blogListPath(pageNumber: number, blogBasePath: string): string {
  return pageNumber === 1 ? joinPath(blogBasePath) : joinPath(blogBasePath, "page", String(pageNumber));
}
