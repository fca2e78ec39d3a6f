import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { element, property, text, textOf } from "../model/tree";
import { headingDepth } from "./headings";

interface Entry {
  readonly depth: number;
  readonly id: string;
  readonly title: string;
}

/** Fills in `<TOCInline>`: the headings of the article as lists of links, where they stand among the text. */
export function inlineContents(tree: Root): void {
  const places: Element[] = [];
  const entries: Entry[] = [];
  visit(tree, "element", (node) => {
    if (node.tagName === "x-toc") places.push(node);
    const id = property(node, "id");
    if (headingDepth(node) > 1 && id !== undefined)
      entries.push({ depth: headingDepth(node), id, title: textOf(node).trim() });
  });
  for (const place of places) {
    const [min, max] = [Number(property(place, "dataMin") ?? 2), Number(property(place, "dataMax") ?? 3)];
    const list = listOf(entries.filter(({ depth }) => depth >= min && depth <= max));
    Object.assign(place, { tagName: "nav", properties: {}, children: [list] });
  }
}

/** The first entry's depth is the list's; deeper ones that follow an entry are below it. */
function listOf(entries: readonly Entry[]): Element {
  const items: Element[] = [];
  for (let index = 0; index < entries.length; ) {
    const entry = entries[index];
    if (entry === undefined) break;
    const end = entries.findIndex(({ depth }, at) => at > index && depth <= entry.depth);
    const below = entries.slice(index + 1, end < 0 ? undefined : end);
    const link = element("a", { href: `#${entry.id}` }, [text(entry.title)]);
    items.push(element("li", {}, below.length === 0 ? [link] : [link, listOf(below)]));
    index += 1 + below.length;
  }
  return element("ul", {}, items);
}
