/** Characters that nobody types: they fence a mark, so that a listing which looks like one stays as it is. */
const [start, end] = ["\uE000", "\uE001"];

const mark = new RegExp(`${start}(link|image)-([\\w-]*)${end}`, "gu");

/**
 * Where a link or picture of a Markdown copy leads, to be filled in once the other files are known. In letters that
 * Markdown leaves alone, whatever the address has in it.
 */
export function markAddress(kind: "link" | "image", address: string): string {
  return `${start}${kind}-${Buffer.from(address).toString("base64url")}${end}`;
}

/** Fills in all marks of a Markdown copy. */
export function linkMarkdown(
  markdown: string,
  resolve: Readonly<Record<"link" | "image", (address: string) => string>>,
): string {
  return markdown.replace(mark, (_, kind: "link" | "image", encoded: string) =>
    resolve[kind](Buffer.from(encoded, "base64url").toString()),
  );
}
