import type { Blockquote, Definition, FootnoteDefinition, Nodes, Paragraph, Parents, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { obsidianMessages } from "../../config/messages";
import { readMarkdown } from "../../content/files/read-markdown";
import { basename } from "../../lib/paths";
import { articleText } from "../../text/texts";
import { reportWarning } from "../model/article-context";
import { headingAt, idOf } from "./note-parts";
import { frontMatterOf } from "./properties";
import { isNote } from "./vault";
import { labelOf, type WikiLink } from "./wiki-link-syntax";
import { addressOf, find, type LinkReader, resolveLinks, targetOf } from "./wiki-links";

declare module "mdast" {
  interface BlockquoteData {
    /** Whether the quote is an embedded note. */
    isEmbed?: true;
  }
}

/** Maximum nesting of embedded notes, as in Obsidian. */
export const deepest = 5;
/**
 * Maximum number of embeds in an article. Notes that each embed several others could make the page
 * too large to load.
 */
export const mostEmbeds = 100;

/**
 * The current position in the article: the notes around it, and the level of the heading above it.
 */
interface Place {
  readonly reader: LinkReader;
  /** The embedded parts around this one, outermost first. The first is the article. */
  readonly inside: readonly string[];
  /** The number of embeds in the whole article so far. */
  readonly count: { value: number };
  headingDepth: number;
}

const partKey = (file: string, part: string) => `${file}#${part}`;

/**
 * Replaces `![[note#heading]]` with a quote of the note or of that part. The quote ends with a link
 * to the note, and its headings start one level below the heading before the embed. An embed
 * remains a link in these cases:
 * - It is inside other inline syntax or outside paragraphs.
 * - The note is a draft or embeds itself.
 * - The note or the part is missing or ambiguous.
 * - The limit `deepest` or `mostEmbeds` is exceeded.
 */
export function embedNotes(tree: Root, reader: LinkReader): void {
  embedIn(tree, { reader, inside: [partKey(reader.file, "")], count: { value: 0 }, headingDepth: 1 });
}

function embedIn(parent: Parents, place: Place): void {
  const children = parent.children.flatMap((child): Nodes[] => {
    if (child.type === "heading") place.headingDepth = child.depth;
    if (child.type === "paragraph") return withNotes(child, place);
    if ("children" in child) embedIn(child, place);
    return [child];
  });
  Object.assign(parent, { children });
}

/** Splits a paragraph at the notes that it embeds. */
function withNotes(paragraph: Paragraph, place: Place): Nodes[] {
  const blocks: Nodes[] = [];
  let rest: Paragraph["children"] = [];
  const endParagraph = () => {
    if (rest.some((node) => node.type !== "text" || node.value.trim() !== ""))
      blocks.push({ ...paragraph, children: rest });
    rest = [];
  };
  for (const child of paragraph.children) {
    const quote = child.type === "wikiLink" && child.isEmbed ? quoteOf(child, place) : undefined;
    if (quote === undefined) rest.push(child);
    else {
      endParagraph();
      blocks.push(quote);
    }
  }
  if (blocks.length === 0) return [paragraph];
  endParagraph();
  return blocks;
}

/**
 * Returns the quote of a note or a part of it. Returns undefined if the embed is not of a note or
 * becomes a link.
 */
function quoteOf(embed: WikiLink, { reader, inside, count, headingDepth }: Place): Blockquote | undefined {
  const { context } = reader;
  const { name, part, files } = targetOf(embed.written, (named) => find(named, reader));
  const [file, another] = name === "" ? [reader.file] : files;
  if (file === undefined || another !== undefined || !isNote(file)) return undefined;
  embed.isEmbed = false;
  // Records the note, so that a change to it invalidates the cached article.
  if (file !== context.source.file) context.includes.add(file);
  const isDraft = frontMatterOf(readMarkdown(context.source.contentDir, file).data)["draft"] === true;
  if (isDraft) return undefined;
  const key = partKey(file, part);
  if (inside.includes(key)) {
    reportWarning(context, embed, obsidianMessages.loop(embed.written));
    return undefined;
  }
  if (count.value >= mostEmbeds) reportWarning(context, embed, obsidianMessages.tooManyEmbeds(mostEmbeds));
  if (count.value >= mostEmbeds || inside.length > deepest) return undefined;
  const note = reader.noteOf(file);
  const found = partOf(note, part);
  if (found === undefined) return undefined;
  count.value += 1;
  const number = count.value;
  const own = { ...reader, file };
  const tree: Root = { type: "root", children: structuredClone([...found, ...definitionsFor(found, note)]) };
  embedIn(tree, { reader: own, inside: [...inside, key], count, headingDepth: 1 });
  resolveLinks(tree, own);
  lowerHeadings(tree, headingDepth);
  const text = labelOf(basename(file).replace(/\.mdx?$/, ""), part);
  const url = addressOf(file, part, reader);
  const link: RootContent = { type: "link", url, children: [{ type: "text", value: text }] };
  const source: Paragraph = { type: "paragraph", children: [{ type: "text", value: articleText.embedSource }, link] };
  tree.children.push(source);
  visit(tree, (node) => settle(node, embed, number));
  const children = tree.children as Blockquote["children"];
  return { type: "blockquote", children, data: { isEmbed: true }, position: embed.position };
}

/**
 * Returns the nodes of a whole note, a section or a block, or undefined if the note has no such
 * part.
 */
export function partOf(note: Root, part: string): RootContent[] | undefined {
  if (part === "") return note.children;
  if (part.startsWith("^")) return blockOf(note, part);
  const heading = headingAt(note, part)?.node;
  const start = heading === undefined ? -1 : note.children.indexOf(heading);
  if (heading === undefined || start < 0) return undefined;
  const length = note.children
    .slice(start + 1)
    .findIndex((node) => node.type === "heading" && node.depth <= heading.depth);
  return note.children.slice(start, length < 0 ? undefined : start + 1 + length);
}

function blockOf(note: Root, id: string): RootContent[] | undefined {
  let found: Nodes | undefined;
  visit(note, (node) => {
    if (idOf(node)?.toLowerCase() === id.toLowerCase()) found ??= node;
  });
  if (found === undefined || found.type === "root") return undefined;
  return [found.type === "listItem" ? { type: "list", spread: false, children: [found] } : found];
}

/** Returns the definitions of footnotes and links that a part refers to but does not contain. */
function definitionsFor(part: readonly RootContent[], note: Root): (Definition | FootnoteDefinition)[] {
  const holder: Root = { type: "root", children: [...part] };
  const used = new Set<string>();
  const inside = new Set<Nodes>();
  visit(holder, (node) => {
    inside.add(node);
    if (isReference(node)) used.add(node.identifier);
  });
  const found: (Definition | FootnoteDefinition)[] = [];
  visit(note, (node) => {
    const isDefinition = node.type === "definition" || node.type === "footnoteDefinition";
    if (isDefinition && used.has(node.identifier) && !inside.has(node)) found.push(node);
  });
  return found;
}

const isReference = (node: Nodes) =>
  node.type === "footnoteReference" || node.type === "linkReference" || node.type === "imageReference";

/**
 * Shifts the headings of an embedded part, so that the highest is one level below the heading
 * before the embed.
 */
function lowerHeadings(tree: Root, above: number): void {
  let highest = 6;
  visit(tree, "heading", ({ depth }) => {
    highest = Math.min(highest, depth);
  });
  visit(tree, "heading", (node) => {
    node.depth = Math.min(6, node.depth - highest + above + 1) as typeof node.depth;
  });
}

/**
 * Adapts an embedded node to the article: sets its position to that of the embed, removes its id,
 * and makes the names of footnotes and definitions unique.
 */
function settle(node: Nodes, embed: WikiLink, number: number): void {
  node.position = embed.position;
  if (node.type === "math" || node.type === "containerDirective")
    Object.assign(node, { data: { ...node.data, endsItself: true } });
  if (idOf(node) !== undefined) delete node.data?.hProperties?.["id"];
  if (isReference(node) || node.type === "definition" || node.type === "footnoteDefinition") {
    node.identifier += `-${number}`;
    node.label = `${node.label ?? node.identifier}-${number}`;
  }
}
