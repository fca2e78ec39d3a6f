const fence = /^([ \t]*)(`{3,}|~{3,})(.*)$/;

/**
 * Docusaurus' ```` ```mdx-code-block ````: what stands in it is read as MDX, not shown. Its fences become empty lines, so that
 * every line keeps its number. Such a fence inside another one is text.
 */
export function unwrapMdxCodeBlocks(text: string): string {
  if (!text.includes("mdx-code-block")) return text;
  let open: { readonly marks: string; readonly isUnwrapped: boolean } | null = null;
  const nested: string[] = [];
  return text
    .split("\n")
    .map((line) => {
      const [, , marks = "", info = ""] = fence.exec(line) ?? [];
      if (marks === "") return line;
      if (open === null) {
        if (marks.startsWith("`") && info.includes("`")) return line;
        open = { marks, isUnwrapped: info.trim() === "mdx-code-block" };
        return open.isUnwrapped ? "" : line;
      }
      const inner = nested.at(-1);
      if (inner !== undefined) {
        if (closes(marks, info, inner)) nested.pop();
        return line;
      }
      if (!closes(marks, info, open.marks)) {
        if (open.isUnwrapped) nested.push(marks);
        return line;
      }
      const { isUnwrapped } = open;
      open = null;
      return isUnwrapped ? "" : line;
    })
    .join("\n");
}

function closes(marks: string, info: string, opening: string): boolean {
  return info.trim() === "" && marks[0] === opening[0] && marks.length >= opening.length;
}
