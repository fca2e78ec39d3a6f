import GithubSlugger from "github-slugger";
import type { Element, Nodes, Root } from "hast";
import { h } from "hastscript";
import type { Heading } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { elementMessages, markdownMessages } from "../../config/messages";
import { articleText } from "../../text/texts";
import { type ArticleContext, reportWarning } from "../model/article-context";
import { elementsIn, property, textOf, writtenTextOf } from "../model/tree";
import { unclobbering } from "../sanitize/schema";

declare module "hast" {
  interface ElementData {
    /** The questions that the heading's section answers. */
    questions?: readonly string[];
  }
}

/** Returns the depth of a heading, or 0 for any other element. */
export function headingDepth({ tagName }: Element): number {
  return Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
}

/**
 * Removes the level-1 heading that opens the article, because the page shows it as its title. The
 * heading stays if it differs from the front matter's `title`.
 * @returns the title, or null if no heading is removed or the removed one has no text
 */
export function takeTitle(tree: Root, { source }: ArticleContext): Title | null {
  const opening = openingHeading(tree);
  if (!opening) return null;
  const { heading, parent } = opening;
  const named = source.frontMatter?.["title"];
  const texts = [textOf(heading), writtenTextOf(heading)].map((text) => text.replace(customId, ""));
  if (typeof named === "string" && !texts.some((text) => isSameText(text, named))) return null;
  parent.children.splice(parent.children.indexOf(heading), 1);
  const chosen = takeCustomId(heading);
  const text = writtenTextOf(heading).trim();
  return text === "" ? null : { text, id: chosen ?? freeSlug(new GithubSlugger(), text, new Set()) };
}

interface Title {
  readonly text: string;
  /** The id that the heading would have in the text. Links to it lead to the top of the page. */
  readonly id: string;
}

interface OpeningHeading {
  readonly heading: Element;
  readonly parent: Root | Element;
}

/** Elements that a README wraps around its title. */
const wrappers = new Set(["center", "div", "header", "section"]);

/**
 * Finds the level-1 heading that opens an article. As in many READMEs, pictures, badges, links and
 * code blocks may come before it.
 * @returns the heading, null if other text comes first, or undefined if there is neither
 */
function openingHeading(parent: Root | Element): OpeningHeading | null | undefined {
  for (const node of parent.children) {
    if (node.type === "element" && node.tagName === "h1") return { heading: node, parent };
    if (node.type === "element" && wrappers.has(node.tagName)) {
      const inner = openingHeading(node);
      if (inner !== undefined) return inner;
    } else if (hasWords(node)) return null;
  }
  return undefined;
}

/** Returns whether a node has text outside links and code blocks. */
function hasWords(node: Nodes): boolean {
  if (node.type === "text") return node.value.trim() !== "";
  if (node.type !== "element" || /^(?:a|pre)$/.test(node.tagName)) return false;
  return node.children.some(hasWords);
}

function isSameText(a: string, b: string): boolean {
  const plain = (text: string) => text.normalize("NFKC").replace(/\s+/g, "").toLowerCase();
  return plain(a) === plain(b);
}

/**
 * Removes the comments `questions: 一；二`, and stores the questions in the headings right above them.
 */
export function takeQuestions(tree: Root, context: ArticleContext): void {
  let heading: Element | undefined;
  visit(tree, (node, index, parent) => {
    if (node.type === "text" && node.value.trim() !== "") heading = undefined;
    if (node.type === "element" && headingDepth(node) > 0) {
      heading = node;
      return SKIP;
    }
    const asked = askedIn(node);
    if (asked === undefined || !parent || index === undefined) return;
    parent.children.splice(index, 1);
    if (heading) Object.assign(heading, { data: { ...heading.data, questions: asked } });
    else reportWarning(context, node, elementMessages.questions);
    return index;
  });
}

function askedIn(node: Nodes): string[] | undefined {
  const comment = node.type === "comment" ? /^\s*questions:([\s\S]*)/.exec(node.value)?.[1] : undefined;
  const questions = node.type === "element" && node.tagName === "wbr" ? property(node, "dataQuestions") : comment;
  return questions?.split(/[；;\n]/).flatMap((question) => question.trim() || []);
}

/**
 * Gives every heading except the footnotes' label an id and a link to itself. The link follows the
 * heading, because inside the heading its text would be part of the heading's name. If the text has
 * level-1 headings, all its headings are lowered, because only the page's title is a level-1
 * heading.
 */
export function headings(tree: Root, context: ArticleContext): void {
  const isHeading = (node: Element) => headingDepth(node) > 0 && property(node, "id") !== "footnote-label";
  const headings = elementsIn(tree).filter(isHeading);
  const taken = new Set(elementsIn(tree).flatMap((node) => (isHeading(node) ? [] : property(node, "id") || [])));
  // Ids that authors chose are reserved first, so that no generated id takes them.
  const custom = new Map(headings.map((node) => [node, takeCustomId(node) ?? property(node, "id")]));
  for (const [node, id] of custom) if (id !== undefined) custom.set(node, claim(id, node, taken, context));
  const slugger = new GithubSlugger();
  lowerHeadings(headings, context);
  const links = new Map<Element, Element>();
  for (const node of headings) {
    const title = textOf(node).trim();
    const id = custom.get(node) ?? freeSlug(slugger, writtenTextOf(node).trim(), taken);
    node.properties = { ...node.properties, id };
    const ariaLabel = articleText.headingLink(title);
    links.set(node, h("a", { className: "heading-anchor", href: `#${id}`, ariaLabel }));
  }
  visit(tree, "element", (node, index, parent) => {
    const link = links.get(node);
    if (!link || !parent || index === undefined) return;
    parent.children.splice(index + 1, 0, link);
    return [SKIP, index + 2];
  });
}

/**
 * Lowers all headings by one level, at most to level 6, if the text has level-1 headings. Reports
 * the first of those.
 */
function lowerHeadings(headings: readonly Element[], context: ArticleContext): void {
  const top = headings.filter(({ tagName }) => tagName === "h1");
  if (top[0] === undefined) return;
  reportWarning(context, top[0], elementMessages.ownTitles(textOf(top[0]).trim(), top.length));
  for (const node of headings) node.tagName = `h${Math.min(headingDepth(node) + 1, 6)}`;
}

function claim(wanted: string, node: Element, taken: Set<string>, context: ArticleContext): string {
  const id = unclobbering(wanted);
  let free = id;
  for (let count = 1; taken.has(free); count++) free = `${id}-${count}`;
  taken.add(free);
  if (free !== id) reportWarning(context, node, markdownMessages.doubledId(id, free));
  return free;
}

/** Returns a unique id for a title, and reserves it in `taken`. */
export function freeSlug(slugger: GithubSlugger, title: string, taken: Set<string>): string {
  // A heading with only emoji or punctuation would have an empty slug.
  const base = /[\p{L}\p{N}]/u.test(title) ? title : "section";
  let id = unclobbering(slugger.slug(base));
  while (taken.has(id)) id = unclobbering(slugger.slug(base));
  taken.add(id);
  return id;
}

const customId = /\s*\{#([^\s{}]+)\}\s*$/;

/** Removes `{#id}` from the end of a heading and returns the id. */
export function takeCustomId({ children }: Element | Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== "text") return undefined;
  const [, id] = customId.exec(last.value) ?? [];
  last.value = last.value.replace(customId, "");
  return id;
}

/** Replaces `<TOCInline>` with nested lists of links to the headings. */
export function inlineContents(tree: Root): void {
  const entries = elementsIn(tree).filter((node) => headingDepth(node) > 1 && property(node, "id") !== undefined);
  for (const place of elementsIn(tree, "x-toc")) {
    const [min, max] = [Number(property(place, "dataMin") ?? 2), Number(property(place, "dataMax") ?? 3)];
    const items = itemsOf(entries.filter((node) => headingDepth(node) >= min && headingDepth(node) <= max));
    Object.assign(place, { tagName: "nav", properties: {}, children: [h("ul", items)] });
  }
}

/**
 * Returns the items of a list. The first heading sets the list's level. Deeper headings go into a
 * list below the heading before them.
 */
function itemsOf([first, ...rest]: readonly Element[]): Element[] {
  if (first === undefined) return [];
  const next = rest.findIndex((node) => headingDepth(node) <= headingDepth(first));
  const end = next < 0 ? rest.length : next;
  const link = h("a", { href: `#${property(first, "id")}` }, textOf(first).trim());
  const below = end === 0 ? null : h("ul", itemsOf(rest.slice(0, end)));
  return [h("li", link, below), ...itemsOf(rest.slice(end))];
}
