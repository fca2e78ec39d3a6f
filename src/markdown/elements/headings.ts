import GithubSlugger from "github-slugger";
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { quote } from "../../lib/diagnostic";
import { articleText } from "../../text/article";
import { type ArticleContext, reportWarning } from "../model/article-context";
import { element, property, text, textOf, writtenTextOf } from "../model/tree";
import { unclobbering } from "../sanitize/schema";

const customId = /\s*\{#([^\s{}]+)\}\s*$/;

/** Depth of a heading, 0 for any other element. */
export function headingDepth({ tagName }: Element): number {
  return Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
}

/** A level-1 heading that opens the text is its title: it is taken out, because the page prints the title itself. */
export function takeTitle(tree: Root): string | null {
  const index = tree.children.findIndex(
    (node) => node.type !== "comment" && (node.type !== "text" || node.value.trim() !== ""),
  );
  const first = tree.children[index];
  if (first?.type !== "element" || first.tagName !== "h1") return null;
  tree.children.splice(index, 1);
  takeCustomId(first);
  return writtenTextOf(first).trim() || null;
}

/** Every heading gets an id of its own and a link to itself. A page has one level-1 heading, so others become level 2. */
export function headings(tree: Root, context: ArticleContext): void {
  const found: Element[] = [];
  const taken = new Set<string>();
  visit(tree, "element", (node) => {
    if (headingDepth(node) > 0 && property(node, "id") !== "footnote-label") found.push(node);
    else if (property(node, "id")) taken.add(property(node, "id") ?? "");
  });
  // Ids that authors chose go first, so that no made one takes them.
  const custom = new Map(found.map((node) => [node, takeCustomId(node) ?? property(node, "id")]));
  for (const [node, id] of custom) if (id !== undefined) custom.set(node, claim(id, node, taken, context));
  const slugger = new GithubSlugger();
  for (const node of found) {
    const line = node.position?.start.line;
    if (node.tagName === "h1") {
      node.tagName = "h2";
      reportWarning(context, line, { message: `这是第二个一级标题：${quote(textOf(node))}`, fix: "把#改为##" });
    }
    const title = textOf(node).trim();
    const id = custom.get(node) ?? freeSlug(slugger, writtenTextOf(node).trim(), taken);
    const anchor = element("a", {
      className: ["heading-anchor"],
      href: `#${id}`,
      ariaLabel: articleText.headingLink(title),
    });
    node.properties = { ...node.properties, id };
    node.children.push(anchor);
  }
}

function claim(written: string, node: Element, taken: Set<string>, context: ArticleContext): string {
  const id = unclobbering(written);
  let free = id;
  for (let count = 1; taken.has(free); count++) free = `${id}-${count}`;
  taken.add(free);
  if (free !== id)
    reportWarning(context, node.position?.start.line, {
      message: `id ${id}用了两次，这一处改成了${free}`,
      fix: "{#another-id}",
    });
  return free;
}

function freeSlug(slugger: GithubSlugger, title: string, taken: Set<string>): string {
  // A heading of emoji or punctuation alone has no slug.
  const base = /[\p{L}\p{N}]/u.test(title) ? title : "section";
  let id = unclobbering(slugger.slug(base));
  while (taken.has(id)) id = unclobbering(slugger.slug(base));
  taken.add(id);
  return id;
}

/** Takes `{#id}` off the end of a heading. */
function takeCustomId(node: Element): string | undefined {
  const last = node.children.at(-1);
  const match = last?.type === "text" ? customId.exec(last.value) : null;
  if (last?.type !== "text" || !match) return undefined;
  last.value = last.value.slice(0, match.index);
  return match[1];
}

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
