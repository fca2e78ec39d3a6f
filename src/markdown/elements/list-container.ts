import type { Link, List, ListItem, PhrasingContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { visit } from "unist-util-visit";
import { markdownMessages } from "../../config/messages";
import { type ArticleContext, reportWarning } from "../model/article-context";
import { reportOpen } from "./admonition";

/** The containers that style a list, each with the first line of such a list, for messages. */
const examples: ReadonlyMap<string, string> = new Map([
  ["steps", "1. …"],
  ["file-tree", "- src/"],
  ["cards", "- [a](./a.md) …"],
]);

/**
 * Converts `:::steps` around a numbered list, and `:::file-tree` and `:::cards` around a list, to a
 * `<div>` with the container's name as its class. The list stays a list. A container without such a
 * list becomes a plain `<div>` with a warning.
 * @returns whether the container is one of these
 */
export function listContainer(node: ContainerDirective, context: ArticleContext, source: string): boolean {
  const { name, children } = node;
  const example = examples.get(name);
  if (example === undefined) return false;
  reportOpen(node, context, source);
  const lists = children.filter((child): child is List => child.type === "list");
  const isFit = lists.length > 0 && (name !== "steps" || lists.every(({ ordered }) => ordered));
  if (!isFit) reportWarning(context, node, markdownMessages.noList(name, example));
  node.data = { hName: "div", ...(isFit && { hProperties: { className: [name] } }) };
  if (isFit) for (const list of lists) convert(name, list);
  if (name === "cards") for (const item of lists.flatMap((list) => list.children)) reportCard(item, context);
  return true;
}

function convert(name: string, list: List): void {
  if (name === "cards") for (const item of list.children) markLink(item);
  if (name === "file-tree") visit(list, "listItem", markName);
}

/** Reports a card without a link. */
function reportCard(item: ListItem, context: ArticleContext): void {
  let leads = false;
  // A link may also be a reference, HTML or JSX.
  visit(item, ({ type }) => {
    leads ||= /link|html|jsx/i.test(type);
  });
  if (!leads) reportWarning(context, item, markdownMessages.noCardLink);
}

/** Adds a class to the link at the start of a card. */
function markLink({ children: [first] }: ListItem): void {
  const link = first?.type === "paragraph" ? first.children[0] : undefined;
  if (link?.type === "link") (link as Link).data = { hProperties: { className: ["card-link"] } };
}

/** Converts the name at the start of an entry to code. The text after a space is a comment. */
function markName({ children: [first] }: ListItem): void {
  if (first?.type === "paragraph") first.children = withName(first.children);
}

function withName([first, ...rest]: readonly PhrasingContent[]): PhrasingContent[] {
  if (first?.type === "strong" || first?.type === "link") first.children = withName(first.children) as never[];
  if (first?.type !== "text") return first ? [first, ...rest] : [];
  const [, name = "", comment = ""] = /^(\S*)([\s\S]*)$/.exec(first.value) ?? [];
  // `…` stands for entries that are left out.
  if (/^(?:…+|\.{3}|)$/.test(name)) return [first, ...rest];
  first.value = comment;
  return [{ type: "inlineCode", value: name }, first, ...rest];
}
