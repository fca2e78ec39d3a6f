/**
 * Converts a path below the content folder to one that this site reads. Files whose names begin
 * with `_` or a dot, and tests, are never pages. Some characters are not allowed in addresses.
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
