import type { Html, Nodes, Parents, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { isPhrase } from "../../../src/markdown/parse/phrase-source";
import { phraseElements } from "../../../src/markdown/parse/phrase-tags";
import { isElement, isInDrawing, lastNamed, tagsIn } from "../../../src/markdown/parse/tags";
import { isHtmlElement } from "../../../src/markdown/sanitize/schema";
import type { Edit } from "./edit-text";
import { spanOf } from "./element-tags";

/** An open element of a phrase. */
interface Open {
  readonly name: string;
  readonly node: Html;
  readonly parent: Parents;
}

/** Called for each tag that is removed or added. */
type OnTag = (tag: string, offset: number) => void;

/**
 * Pairs the tags of elements that begin in one block and end in another. A browser ends an inline
 * element with its paragraph and ignores the end tag in a later one, but this site would show that
 * end tag as text. Removes such end tags, and ends the elements with their paragraphs.
 */
export function settleTags(tree: Root, text: string, onTag: OnTag): Edit[] {
  const edits: Edit[] = [];
  const outside: { readonly name: string }[] = [];
  visit(tree, (node) => {
    if (node.type === "html") noteOpen(node, outside);
    if (!isPhrase(node)) return undefined;
    edits.push(...phraseEdits(node, text, outside, onTag));
    return SKIP;
  });
  return edits;
}

/** Records the elements that a block of HTML opens, and removes those that it ends. */
function noteOpen({ value }: Html, open: { readonly name: string }[]): void {
  for (const { isEnd, name, isAlone } of tagsIn(value)) {
    const at = lastNamed(open, name);
    if (!isEnd && !isAlone) open.push({ name });
    else if (isEnd && at >= 0) open.splice(at);
  }
}

function phraseEdits(phrase: Parents, text: string, outside: { readonly name: string }[], onTag: OnTag): Edit[] {
  const edits: Edit[] = [];
  const open: Open[] = [];
  visit(phrase, "html", (node, _, parent) => {
    const [tag] = tagsIn(node.value);
    if (tag === undefined || parent === undefined) return;
    const { name, isEnd, isAlone } = tag;
    if (!isEnd && !isAlone) open.push({ name, node, parent });
    if (!isEnd) return;
    const [at, inBlock] = [lastNamed(open, name), lastNamed(outside, name)];
    const [start] = at < 0 ? [] : open.splice(at, 1);
    if (start && isNeedless(start.node, node, text)) edits.push(removed(start.node), removed(node));
    else if (start) return;
    else if (inBlock >= 0) outside.splice(inBlock, 1);
    else if (isElement(name) && !/^(?:br|p)$/i.test(name) && !isInDrawing(open)) {
      onTag(node.value, spanOf(node).start);
      edits.push(removed(node));
    }
  });
  for (const { name, node, parent } of open.reverse()) {
    const last = parent.children.at(-1);
    if (!phraseElements.test(name) || last === undefined || followsWord(node, parent)) continue;
    const { end } = spanOf(last);
    if (isStyleOnly(node) && joinsSafely(node, text)) {
      edits.push(removed(node));
      continue;
    }
    onTag(node.value, spanOf(node).start);
    edits.push({ start: end, end, text: `</${name}>` });
  }
  return edits;
}

function removed(node: Html): Edit {
  return { ...spanOf(node), text: "" };
}

/** Matches text between bare tags that this site reads as names: `用<b>和</b>加粗`. */
const separator = /^\s*(?:[和与跟及或到至、，,/…]|以及|或者|\.{3}|and|or|to)\s*$/i;

/**
 * Returns whether the tags of an element may go: its `style` alone had a meaning, and the text
 * around them means the same without them.
 */
function isNeedless(start: Html, end: Html, text: string): boolean {
  if (!isStyleOnly(start)) return false;
  const isSeparator = separator.test(text.slice(spanOf(start).end, spanOf(end).start));
  return isSeparator || (joinsSafely(start, text) && joinsSafely(end, text));
}

/**
 * Returns whether the characters on both sides of a tag make no Markdown if the tag goes: `http:`
 * and `//` would become a link, and `1.` at the start of a line a list.
 */
function joinsSafely(tag: Html, text: string): boolean {
  const { start, end } = spanOf(tag);
  const [before, after] = [text[start - 1] ?? "\n", text[end] ?? "\n"];
  const isWord = (character: string) => /[\s\p{L}\p{N}]|[^\x00-\x7f]/u.test(character);
  if (before === "\n") return /\p{L}|[^\x00-\x7f]/u.test(after);
  if (after === "\n") return isWord(before) && !/\s/.test(before);
  return isWord(before) && isWord(after);
}

/** Returns whether a tag is a `<span>` that means nothing without its `style`. */
function isStyleOnly({ value }: Html): boolean {
  return /^<span\s*>$/i.test(value.replace(styleAttribute, "")) && styleAttribute.test(value);
}

/** Returns whether a Latin word ends right before a tag, which then is probably text: `List<b>`. */
function followsWord(node: Html, { children }: Parents): boolean {
  const siblings: readonly Nodes[] = children;
  const before = siblings[siblings.indexOf(node) - 1];
  return before?.type === "text" && /[a-z\d]$/i.test(before.value);
}

const styleAttribute = /\s+style\s*=\s*(?:"([^"]*)"|'([^']*)'|[^\s"'=<>`]+)/i;

/**
 * Returns the edits that remove `style` attributes outside drawings, because the site's security
 * policy blocks them. The width of a picture becomes its attribute.
 */
export function withoutStyles(node: Html, onTag: OnTag): Edit[] {
  const { start } = spanOf(node);
  const open: { readonly name: string }[] = [];
  return [...tagsIn(node.value)].flatMap(({ whole, name, index, isEnd, isAlone }) => {
    if (!isEnd && !isAlone) open.push({ name });
    if (isEnd && lastNamed(open, name) >= 0) open.splice(lastNamed(open, name));
    const match = isEnd || isInDrawing(open) || !isHtmlElement(name) ? null : styleAttribute.exec(whole);
    if (match === null) return [];
    const isPicture = /^img$/i.test(name) && !/\swidth\s*=/i.test(whole);
    const width = isPicture ? widthIn(match[1] ?? match[2] ?? "") : undefined;
    const at = start + index + match.index;
    onTag(`<${name} style>`, at);
    return [{ start: at, end: at + match[0].length, text: width === undefined ? "" : ` width="${width}"` }];
  });
}

/** Returns the width in a style: `300` for 300px, or a percentage. */
function widthIn(style: string): string | undefined {
  const [, number, unit] = /(?:^|;)\s*width\s*:\s*(\d+)(px|%)/i.exec(style) ?? [];
  return number && (unit === "%" ? `${number}%` : number);
}
