import GithubSlugger from "github-slugger";
import type { Heading, Nodes, Paragraph, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { freeSlug, takeCustomId } from "../elements/headings";

const blockId = /(?:^|\s)\^([A-Za-z\d-]+)$/;

/**
 * Removes `^id` from the end of a block and makes it the id of the block, for `[[note#^id]]`. An id
 * alone in a paragraph belongs to the block before it.
 */
export function blockIds(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if ((node.type !== "paragraph" && node.type !== "heading") || !parent || index === undefined) return undefined;
    const id = takeBlockId(node);
    if (id === undefined) return undefined;
    const before = parent.children[index - 1];
    if (node.children.length === 0 && before) {
      parent.children.splice(index, 1);
      setId(before, id);
      return [SKIP, index];
    }
    // The paragraph of a tight list item has no element, so the item gets the id. An id at the end
    // of a quote belongs to the quote.
    const isWhole =
      parent.type === "listItem" ? index === 0 : parent.type === "blockquote" && node === parent.children.at(-1);
    setId(isWhole ? (parent as Nodes) : node, id);
    return undefined;
  });
}

function takeBlockId({ children }: Paragraph | Heading): string | undefined {
  const last = children.at(-1);
  const [written, id] = last?.type === "text" ? (blockId.exec(last.value) ?? []) : [];
  if (last?.type !== "text" || written === undefined) return undefined;
  last.value = last.value.slice(0, -written.length);
  if (last.value === "") children.pop();
  return id;
}

function setId(node: Nodes, id: string): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id: `^${id}` } };
}

/** Returns the id that `blockIds` gave to a block, or undefined if there is none. */
export function idOf({ data }: Nodes): string | undefined {
  const id = data?.hProperties?.["id"];
  return typeof id === "string" ? id : undefined;
}

interface FoundHeading {
  readonly node: Heading;
  readonly id: string;
}

/**
 * Returns the heading that `#heading` or `#heading#subheading` names, with its id on the page, or
 * undefined if there is none. The id of a level-1 heading at the start of the text is "", because
 * that heading becomes the page's title.
 */
export function headingAt(tree: Root, part: string): FoundHeading | undefined {
  let found: FoundHeading | undefined;
  let rest = headingsOf(tree);
  for (const name of part.split("#").filter((text) => text.trim() !== "")) {
    const depth = found?.node.depth ?? 0;
    const index = rest.findIndex(({ node }) => node.depth > depth && comparable(textOf(node)) === comparable(name));
    found = rest[index];
    if (found === undefined) return undefined;
    rest = rest.slice(index + 1);
  }
  return found;
}

function headingsOf(tree: Root): FoundHeading[] {
  const nodes: Heading[] = [];
  visit(tree, "heading", (node) => {
    nodes.push(node);
  });
  const chosen = new Map(nodes.map((node) => [node, idOf(node) ?? takeCustomId(structuredClone(node))]));
  const taken = new Set([...chosen.values()].filter((id) => id !== undefined));
  const slugger = new GithubSlugger();
  return nodes.map((node) => {
    const isTitle = node === tree.children[0] && node.depth === 1;
    return { node, id: isTitle ? "" : (chosen.get(node) ?? freeSlug(slugger, textOf(node).trim(), taken)) };
  });
}

/**
 * Normalizes a heading for comparison. Ignores case, a `{#id}` and, as in Obsidian, most ASCII
 * punctuation.
 */
function comparable(heading: string): string {
  return heading
    .replace(/\{#[^\s{}]+\}\s*$/, "")
    .replace(/[!"#$%&()*+,.:;<=>?@^`{|}~/[\]\\\r\n]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .normalize("NFC")
    .toLowerCase();
}
