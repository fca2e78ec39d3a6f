import type { Html, Nodes, Parents, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { isPhrase } from "../../../src/markdown/parse/phrase-source";
import { betweenNames, phraseElements } from "../../../src/markdown/parse/phrase-tags";
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
    if (start && isNeedless(start, node, text)) edits.push(removed(start.node), removed(node));
    else if (start) return;
    else if (inBlock >= 0) outside.splice(inBlock, 1);
    else if (isElement(name) && !/^(?:br|p)$/i.test(name) && !isInDrawing(open)) {
      onTag(node.value, spanOf(node).start);
      edits.push(removed(node));
    }
  });
  for (const start of open.reverse()) {
    const { name, node, parent } = start;
    const last = parent.children.at(-1);
    if (!phraseElements.test(name) || last === undefined || followsWord(node, parent)) continue;
    const { end } = spanOf(last);
    if (isNeedless(start, undefined, text)) {
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

/**
 * Returns whether the tags of an element may go: it has no attributes apart from `style`, and the
 * text around the tags means the same without them.
 * @param end undefined if the element has no end tag in its phrase
 */
function isNeedless({ node: start, parent }: Open, end: Html | undefined, text: string): boolean {
  const bare = start.value.replace(styleAttribute, "");
  if (!/^<span\s*>$/i.test(bare)) return false;
  const siblings: readonly Nodes[] = parent.children;
  const inner = siblings[siblings.indexOf(start) + 1];
  // Without attributes, this site would read the tags around `和` as names.
  if (inner?.type === "text" && betweenNames.test(inner.value)) return true;
  return bare !== start.value && joinsSafely(start, text) && (end === undefined || joinsSafely(end, text));
}

/**
 * Returns whether the characters on both sides of a tag make no Markdown if the tag goes: `http:`
 * and `//` would become a link, and `1.` at the start of a line a list.
 */
function joinsSafely(tag: Html, text: string): boolean {
  const { start, end } = spanOf(tag);
  const [before, after] = [text[start - 1] ?? "\n", text[end] ?? "\n"];
  if (before === "\n") return /\p{L}|\P{ASCII}/u.test(after);
  return isWord.test(before) && (after === "\n" ? !/\s/.test(before) : isWord.test(after));
}

const isWord = /[\s\p{L}\p{N}]|\P{ASCII}/u;

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
