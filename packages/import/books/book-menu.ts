import type { Link, List, ListItem, Nodes, Paragraph, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { splitPage } from "../markdown/split-page";
import type { Values } from "../values";

/** An item of a menu: a page, a link, or a group with or without a page. */
export interface MenuItem {
  readonly text: string;
  /**
   * The decoded address as written; undefined if the item has no link, or if the link is empty, as
   * for a draft page.
   */
  readonly target?: string;
  readonly items: readonly MenuItem[];
}

const parser = unified().use(remarkParse).freeze();

/**
 * Reads a menu that is a Markdown list: the `SUMMARY.md` of GitBook or mdBook, or docsify's
 * `_sidebar.md`. A heading or a bold paragraph starts a part, unless the heading names the menu
 * itself. A link outside a list belongs to no part, as in mdBook.
 */
export function readMenu(text: string): MenuItem[] {
  const { children }: Root = parser.parse(splitPage(text.replace(/\r\n?/g, "\n")).body);
  const menu: MenuItem[] = [];
  let part: MenuItem[] = menu;
  for (const node of children) {
    const title = titleOf(node);
    if (node.type === "list") part.push(...itemsOf(node));
    else if (title !== undefined && isNameOfMenu(node, title, menu)) continue;
    else if (title !== undefined) {
      part = [];
      menu.push({ text: title, items: part });
    } else if (node.type === "paragraph") {
      part = menu;
      menu.push(...linksOf(node).map((link) => ({ ...leaf(link), items: [] })));
    }
  }
  return menu;
}

/** Returns the title that a heading or a bold paragraph gives a part; undefined for other nodes. */
function titleOf(node: Nodes): string | undefined {
  const isBold = node.type === "paragraph" && node.children.length === 1 && node.children[0]?.type === "strong";
  return node.type === "heading" || isBold ? plainText(node) : undefined;
}

/**
 * Returns whether a heading names the menu itself. It does if no item precedes it, and if it has
 * level 1 or a title such as `Summary`.
 */
function isNameOfMenu(node: Nodes, title: string, menu: readonly MenuItem[]): boolean {
  const isName = /^(?:summary|(?:table of )?contents|目录|目次|概要)$/i.test(title);
  return menu.length === 0 && node.type === "heading" && (node.depth === 1 || isName);
}

function itemsOf(list: List): MenuItem[] {
  return list.children.map((item) => itemOf(item));
}

function itemOf({ children }: ListItem): MenuItem {
  const [first] = children;
  const [link] = first?.type === "paragraph" ? linksOf(first) : [];
  const items = children.flatMap((child) => (child.type === "list" ? itemsOf(child) : []));
  if (link !== undefined) return { ...leaf(link), items };
  return { text: first?.type === "paragraph" ? plainText(first) : "", items };
}

function leaf(link: Link): Pick<MenuItem, "text" | "target"> {
  const target = decoded(link.url.trim());
  return { text: plainText(link), ...(target !== "" && { target }) };
}

function linksOf(paragraph: Paragraph): Link[] {
  const links: Link[] = [];
  visit(paragraph, "link", (link) => void links.push(link));
  return links;
}

function plainText(node: Nodes): string {
  return textOf(node, { includeHtml: false }).replace(/\s+/g, " ").trim();
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Returns all items of a menu, including those of its groups. */
export function allItems(menu: readonly MenuItem[]): MenuItem[] {
  return menu.flatMap((item) => [item, ...allItems(item.items)]);
}

/**
 * Converts a menu to a VitePress sidebar.
 * @param linkOf returns the address of a target
 */
export function toSidebar(menu: readonly MenuItem[], linkOf: (target: string) => string): Values[] {
  return menu.map(({ text, target, items }) => ({
    text,
    ...(target !== undefined && { link: linkOf(target) }),
    ...(items.length > 0 && { items: toSidebar(items, linkOf), collapsed: true }),
  }));
}
