import { refusedElements } from "../sanitize/sanitize-tree";
import { foreignElements, htmlElements } from "../sanitize/schema";

/** Matches void elements: https://html.spec.whatwg.org/#void-elements */
const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;
/** Matches elements whose end tag may be omitted: https://html.spec.whatwg.org/#optional-tags */
export const endsByItself =
  /^(?:p|li|dt|dd|rt|rp|tr|td|th|thead|tbody|tfoot|colgroup|option|optgroup|html|head|body)$/i;
/** The pattern of a comment as CommonMark and browsers read it. `<!-->` is one, too. */
export const htmlComment = String.raw`<!--(?:-?>|[\s\S]*?-->)`;
/** Matches a tag or a comment. */
export const htmlTag = new RegExp(
  String.raw`${htmlComment}|<(/?)([a-z][\w-]*(?:[.:][\w-]+)*)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^"'<>])*)>`,
  "gi",
);

const known = new Set(
  [...htmlElements, ...foreignElements.svg, ...foreignElements.math].map((name) => name.toLowerCase()),
);
const isKnown = (name: string) => known.has(name.toLowerCase());
/**
 * Returns whether browsers know an element with this name, even if articles must not contain it.
 */
export const isElement = (name: string) => isKnown(name) || refusedElements.has(name.toLowerCase());

/** A tag in HTML. */
export interface WrittenTag {
  /** The tag with its brackets. */
  readonly whole: string;
  readonly name: string;
  /** The offset in the HTML. */
  readonly index: number;
  readonly isEnd: boolean;
  /** Whether the tag needs no end tag: the element is void or self-closing. */
  readonly isAlone: boolean;
  readonly hasAttributes: boolean;
  /** Whether the tag is written with a slash at its end: `<Badge />`. */
  readonly isSelfClosing: boolean;
}

/** Yields the tags in HTML, without comments. */
export function* tagsIn(html: string): Generator<WrittenTag> {
  for (const { 0: whole, 1: slash, 2: name, 3: attributes = "", index } of html.matchAll(htmlTag)) {
    if (name === undefined) continue;
    const isAlone = voidElements.test(name) || (attributes.endsWith("/") && isKnown(name));
    const hasAttributes = attributes.replace(/\/$/, "").trim() !== "";
    yield { whole, name, index, isEnd: slash === "/", isAlone, hasAttributes, isSelfClosing: attributes.endsWith("/") };
  }
}

/**
 * Returns the index of the innermost open element named `name` in any case, or -1 if there is none.
 */
export function lastNamed(open: readonly { readonly name: string }[], name: string): number {
  return open.findLastIndex((other) => other.name.toLowerCase() === name.toLowerCase());
}

/**
 * Returns whether the open elements include a drawing or a formula. In these, an end tag does not
 * close the HTML elements before it: in `<svg><desc><p></desc></svg>` a browser ignores both end
 * tags, and the rest of the page ends up in the drawing.
 * https://html.spec.whatwg.org/#parsing-main-inbody ("any other end tag")
 */
export function isInDrawing(open: readonly { readonly name: string }[]): boolean {
  return open.some(({ name }) => /^(?:svg|math)$/i.test(name));
}
