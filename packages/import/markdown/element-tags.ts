import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A range of text, by offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface ElementTags {
  readonly whole: Span;
  readonly open: Span;
  /** Null for `<X />`. */
  readonly close: Span | null;
}

interface Positioned {
  readonly position?:
    | {
        readonly start: { readonly offset?: number | undefined };
        readonly end: { readonly offset?: number | undefined };
      }
    | undefined;
}

/** Returns the range of a node in its source text. */
export function spanOf(node: Positioned): Span {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

/**
 * Returns the ranges of a JSX element's tags.
 * @param body the source text of the tree
 */
export function tagsOf(node: MdxElement, body: string): ElementTags {
  const whole = spanOf(node);
  const lastAttribute = node.attributes.at(-1);
  const after = lastAttribute ? spanOf(lastAttribute).end : whole.start + 1 + (node.name?.length ?? 0);
  const openEnd = body.indexOf(">", after) + 1;
  const closeStart = body.lastIndexOf("</", whole.end);
  const isEmpty = openEnd === whole.end || closeStart < openEnd;
  return {
    whole,
    open: { start: whole.start, end: openEnd },
    close: isEmpty ? null : { start: closeStart, end: whole.end },
  };
}

/**
 * Returns the indentation of a node, for lines that replace it; "" if other text precedes it on the
 * line.
 */
export function indentOf(body: string, { start }: Span): string {
  const line = body.slice(body.lastIndexOf("\n", start - 1) + 1, start);
  return /^[ \t]*$/.test(line) ? line : "";
}
