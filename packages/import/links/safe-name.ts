/**
 * Converts a path below the content folder to one that this site reads as a page. Renames tests,
 * and files whose names begin with `_` or a dot, because they are never pages. Replaces characters
 * that are not allowed in addresses.
 */
export function safePath(file: string): string {
  return file
    .split("/")
    .map((name) =>
      name
        .replace(/^[_.]+(?=.)/, "")
        .replace(/[?#%\\:*"<>|]+/g, "-")
        .replace(/\.test(?=\.mdx?$)/, "-test"),
    )
    .join("/");
}
