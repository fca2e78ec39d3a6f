/**
 * A path below the content folder at which a file is read: names that begin with `_` or a dot are never pages here, nor
 * are tests, and some characters cannot stand in an address.
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
