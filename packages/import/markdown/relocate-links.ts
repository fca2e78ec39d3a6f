import type { Definition, Html, Image, Link, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { Edit } from "./edit-text";
import { spanOf } from "./element-tags";

/** JSX attributes whose value is an address. */
const addressAttributes = new Set(["src", "href", "poster", "to"]);

/**
 * Returns edits for the addresses that change, in Markdown, HTML and JSX.
 * @param rename returns the new address, or the same one
 */
export function relocateLinks(tree: Root, body: string, rename: (written: string) => string): Edit[] {
  const edits: Edit[] = [];
  visit(tree, (node) => {
    if (node.type === "link" || node.type === "image" || node.type === "definition") {
      edits.push(...addressEdit(node, body, rename));
    } else if (node.type === "html") {
      edits.push(...htmlEdits(node, rename));
    } else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      for (const attribute of node.attributes) {
        if (attribute.type !== "mdxJsxAttribute" || !addressAttributes.has(attribute.name)) continue;
        if (typeof attribute.value !== "string") continue;
        const renamed = rename(attribute.value);
        if (renamed !== attribute.value) edits.push({ ...spanOf(attribute), text: `${attribute.name}="${renamed}"` });
      }
    }
  });
  return edits;
}

function addressEdit(node: Link | Image | Definition, body: string, rename: (written: string) => string): Edit[] {
  const renamed = rename(node.url);
  if (renamed === node.url) return [];
  const { start, end } = spanOf(node);
  const lastChild = node.type === "link" ? node.children.at(-1) : undefined;
  const from = lastChild ? spanOf(lastChild).end : start;
  const rest = body.slice(from, end);
  // An autolink, `<https://…>`, does not match, because it never leads to a file.
  const match = (node.type === "definition" ? /\]:\s*<?([^\s>]+)/ : /\]\(\s*(?:<([^>\n]*)|([^\s)]+))/).exec(rest);
  const written = match?.[1] ?? match?.[2];
  if (!match || written === undefined) return [];
  const at = from + match.index + match[0].length - written.length;
  return [{ start: at, end: at + written.length, text: renamed }];
}

/** Returns edits for addresses in raw HTML. */
function htmlEdits(node: Html, rename: (written: string) => string): Edit[] {
  const { start } = spanOf(node);
  return [...node.value.matchAll(/\s(?:src|href|poster)=(["'])(.*?)\1/g)].flatMap((match) => {
    const written = match[2] ?? "";
    const renamed = rename(written);
    const at = start + match.index + match[0].length - written.length - 1;
    return renamed === written ? [] : [{ start: at, end: at + written.length, text: renamed }];
  });
}
