/**
 * Converts a path below the content folder to one that this site can use. Removes `_` and dots from
 * the beginning of names, and renames Markdown tests, because such files are never pages. Replaces
 * characters that cannot be used in addresses or in file names.
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
