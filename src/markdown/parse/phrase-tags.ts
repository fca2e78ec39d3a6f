import type { Html, Nodes, Parents } from "mdast";
import { visit } from "unist-util-visit";
import { elementMessages } from "../../config/messages";
import type { Wording } from "../../lib/diagnostic";
import { type ArticleContext, reportWarning } from "../model/article-context";
import { shownTag } from "../sanitize/foreign-components";
import { endsByItself, isInDrawing, lastNamed, tagsIn, type WrittenTag } from "./tags";

/** A tag in an author's HTML, with its node. An inline HTML node is a single tag. */
interface Tag extends Pick<WrittenTag, "name" | "hasAttributes" | "isSelfClosing"> {
  readonly node: Html;
  readonly parent: Parents;
  readonly place: number;
  /** Whether a Latin word ends right before the tag, as in `List<Object>`. */
  readonly followsWord: boolean;
  /** The open element in the phrase that the tag requires around it. */
  readonly holder: Tag | undefined;
  /** Whether the element that the tag requires around it is missing. */
  readonly isMisplaced: boolean;
}

/** Inline elements. Any other unclosed tag in a sentence is probably a word. */
export const phraseElements =
  /^(?:a|abbr|b|bdi|bdo|big|center|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|ruby|s|samp|small|span|strike|strong|sub|sup|tt|u|var)$/;
/** Elements that mean nothing without attributes, so `用<img>插图` only mentions the tag. */
const needAttributes = /^(?:area|base|embed|img|input|link|meta|param|source|track)$/i;
/** Elements that other elements require around them. */
const holders: readonly (readonly [part: RegExp, holder: RegExp])[] = [
  [/^(?:tr|td|th|thead|tbody|tfoot|colgroup|col|caption)$/i, /^table$/i],
  [/^li$/i, /^(?:ul|ol|menu)$/i],
  [/^d[td]$/i, /^dl$/i],
  [/^r[tp]$/i, /^ruby$/i],
  [/^(?:html|head|body|frame|frameset)$/i, /^html$/i],
];
/**
 * Elements that do not work outside their holder: an HTML parser ignores their tags, or leaves them
 * open.
 */
const ignored = /^(?:tr|td|th|thead|tbody|tfoot|colgroup|col|caption|html|head|body|frame|frameset)$/i;
/** Elements that may contain a single symbol, such as `<kbd>/</kbd>`. */
const ofSigns = /^(?:kbd|code|samp|var|tt)$/i;
/** Matches the text between two tags that a sentence only mentions: `用<b>和</b>加粗`. */
export const betweenNames = /^\s*(?:和|与|跟|及|以及|或|或者|到|至|、|，|,|\/|…+|\.{3}|and|or|to)\s*$/i;

/**
 * Corrects tags of a paragraph, a heading or a cell that do not form a complete element. A word in
 * angle brackets becomes text, and an inline element is closed at the end of its parent.
 * @param outside the elements that blocks of HTML have opened
 */
export function settlePhrase(phrase: Parents, outside: { readonly name: string }[], context: ArticleContext): void {
  const open: Tag[] = [];
  const unclosed: Tag[] = [];
  const asText = (node: Html, message: Wording) => {
    reportWarning(context, node, message);
    Object.assign(node, { type: "text" });
  };

  visit(phrase, "html", (node, place, parent) => {
    if (!parent || place === undefined) return;
    for (const { isEnd, name, isAlone, hasAttributes, isSelfClosing } of tagsIn(node.value)) {
      if (isEnd) {
        const at = lastNamed(open, name);
        const start = open[at];
        if (start) endAt(start, open.splice(at).slice(1), { node, place, parent });
        else if (!closes(name)) asText(node, elementMessages.endAsText(name));
        continue;
      }
      const followsWord = endsInWord(parent.children[place - 1]);
      const tag = { node, parent, place, name, hasAttributes, isSelfClosing, followsWord };
      const [, needed] = holders.find(([part]) => part.test(name)) ?? [];
      const holder = needed && open.findLast((other) => needed.test(other.name));
      const isInBlock = needed === undefined || outside.some((other) => needed.test(other.name));
      if (isAlone) {
        const isName = (needAttributes.test(name) && !hasAttributes) || (ignored.test(name) && !isInBlock);
        if (isName && !isInDrawing(open)) asText(node, elementMessages.nameAsText(name));
      } else open.push({ ...tag, holder, isMisplaced: !isInBlock && !holder });
    }
  });

  const left = new Set([...unclosed, ...open].reverse());
  for (const tag of left) {
    const { node, parent, name, holder, isMisplaced } = tag;
    const isPart = endsByItself.test(name) && !/^p$/i.test(name) && !isMisplaced && !(holder && left.has(holder));
    if (isPart && !looksLikeText(tag)) continue;
    if (phraseElements.test(name) && !looksLikeText(tag)) {
      reportWarning(context, node, elementMessages.unclosed(name));
      const end: Html = { type: "html", value: `</${name}>` };
      (parent === phrase ? phrase : parent).children.push(end as never);
    } else asText(node, shownTag(name, tag.isSelfClosing, elementMessages.tagAsText));
  }

  /** Ends an element and all elements that are still open in it. */
  function endAt(start: Tag, inner: readonly Tag[], end: Pick<Tag, "node" | "place" | "parent">): void {
    const { name } = start;
    if (isInDrawing([...open, start])) {
      const names = inner.map((one) => one.name).reverse();
      for (const one of names) reportWarning(context, end.node, elementMessages.unclosedBefore(one, name));
      end.node.value = names.map((one) => `</${one}>`).join("") + end.node.value;
      return;
    }
    unclosed.push(...inner);
    const between = start.parent === end.parent ? start.parent.children.slice(start.place + 1, end.place) : [];
    const [only] = between as Nodes[];
    const isNamed =
      !start.hasAttributes &&
      !ofSigns.test(name) &&
      between.length === 1 &&
      only?.type === "text" &&
      betweenNames.test(only.value);
    if (!isNamed && !(start.isMisplaced && ignored.test(name))) return;
    asText(start.node, elementMessages.nameAsText(name));
    asText(end.node, elementMessages.nameAsText(`/${name}`));
  }

  /**
   * Returns whether an end tag named `name` without a start tag in this phrase still closes an
   * element.
   */
  function closes(name: string): boolean {
    // A browser reads `</br>` as `<br>`.
    if (/^br$/i.test(name) || lastNamed(unclosed, name) >= 0) return true;
    const at = lastNamed(outside, name);
    if (at >= 0) outside.splice(at, 1);
    return at >= 0;
  }
}

/**
 * Returns true if a tag contains a capital letter or follows a Latin word: `<Object>`, `Vec<b>`.
 */
function looksLikeText({ name, followsWord }: Tag): boolean {
  return name !== name.toLowerCase() || followsWord;
}

function endsInWord(before: Nodes | undefined): boolean {
  return before?.type === "text" && /[\p{L}\p{N}]$/u.test(before.value) && /[a-z\d]$/i.test(before.value);
}
