import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import { dirname } from "../../lib/paths";
import { encodeFile } from "../files/content-href";
import { contentPath } from "../files/content-path";

/** Makes relative addresses of files hold wherever the tree is put: `./img/a.png` → `@site/docs/img/a.png`. */
export function rebase(tree: Root, file: string): void {
  const from = dirname(file);
  visit(tree, (node) => rebaseNode(node, from));
}

function rebaseNode(node: Nodes, from: string): void {
  switch (node.type) {
    case "link":
    case "definition":
      node.url = fileAddress(node.url, from);
      return;
    case "image":
      node.url = pictureAddress(node.url, from);
      return;
    case "code":
      node.meta =
        node.meta?.replace(/(\bfile=")([^"]+)(")/, (_, a, path, b) => a + pictureAddress(path, from) + b) ?? null;
      return;
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      for (const attribute of node.attributes) {
        if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") continue;
        if (/^(?:href|to)$/.test(attribute.name)) attribute.value = fileAddress(attribute.value, from);
        if (/^(?:src|poster)$/.test(attribute.name)) attribute.value = pictureAddress(attribute.value, from);
      }
      return;
    case "mdxjsEsm":
      for (const statement of node.data?.estree?.body ?? []) {
        if (statement.type !== "ImportDeclaration" || !/^\.{1,2}\//.test(String(statement.source.value))) continue;
        statement.source.value = pictureAddress(String(statement.source.value), from);
      }
  }
}

/** A link without an ending is an address of the site. */
function fileAddress(url: string, from: string): string {
  return /\.[a-z\d]+(?:[?#]|$)/i.test(url) ? pictureAddress(url, from) : url;
}

function pictureAddress(url: string, from: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|[/#@])/i.test(url)) return url;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const file = contentPath(from, path);
  return file === null ? url : `@site/${encodeFile(file)}${rest}`;
}
