import type { Edit } from "./edit-text";
import type { SourceText } from "./source-text";

/** A tag of a template language: `{% note %}`, `{{< figure >}}`. */
export interface Tag {
  readonly name: string;
  /** The text after the name. */
  readonly args: string;
  readonly start: number;
  readonly end: number;
  /** Whether this is a closing tag: `{% endnote %}`, `{{< /note >}}`. */
  readonly closes: boolean;
  /** Whether the tag closes itself: `{{< note />}}`. */
  readonly isAlone?: boolean;
}

/** A tag with its content. */
export interface TagUse {
  readonly tag: Tag;
  /** The closing tag; null if there is none. */
  readonly closing: Tag | null;
  /** The text between the two tags; "" if there is no closing tag. */
  readonly body: string;
  /**
   * Twice the depth of the pairs nested inside this tag. The factor is two because a set of tabs
   * becomes two containers.
   */
  readonly height: number;
  readonly line: number;
}

/** The replacement of a tag. */
export interface Replacement {
  /** Replaces the tag, or the opening tag of a pair. */
  readonly open: string;
  readonly close?: string;
  /**
   * Replaces the text between the tags. If undefined, that text stays and the tags in it are
   * replaced too.
   */
  readonly body?: string;
  /** Prefix of each line between the tags. */
  readonly linePrefix?: string;
  /** Whether the tags go on separate lines. */
  readonly isBlock?: boolean;
  /** More edits between the tags. */
  readonly edits?: readonly Edit[];
}

/**
 * Replaces the tags outside code, including nested ones.
 * @param tags in the order of the text
 * @param replace returns null to leave a tag unchanged
 * @param others edits of other parts of the text
 */
export function replaceTags(
  source: SourceText,
  tags: readonly Tag[],
  replace: (use: TagUse) => Replacement | null,
  others: readonly Edit[] = [],
): SourceText {
  const { text } = source;
  const code = source.codeRanges();
  const live = tags.filter(({ start }) => code.at(start) === undefined);
  const partners = pair(live);
  const heights = heightsOf(live, partners);
  const edits: Edit[] = [];
  let until = 0;
  for (const tag of live) {
    if (tag.start < until || tag.closes) continue;
    const closing = partners.get(tag) ?? null;
    const body = closing === null ? "" : text.slice(tag.end, closing.start);
    const line = source.lineAt(tag.start);
    const replacement = replace({ tag, closing, body, height: heights.get(tag) ?? 0, line });
    if (replacement === null) continue;
    edits.push(...editsFor(text, tag, closing, replacement));
    if (replacement.body !== undefined && closing !== null) until = closing.end;
  }
  return source.edit([...edits, ...others]);
}

/**
 * Finds the closing tag of each opening tag: the next closing tag with its name that does not
 * belong to a tag between them.
 */
function pair(tags: readonly Tag[]): Map<Tag, Tag> {
  const partners = new Map<Tag, Tag>();
  const open: Tag[] = [];
  for (const tag of tags) {
    if (!tag.closes) {
      if (!tag.isAlone) open.push(tag);
      continue;
    }
    const index = open.findLastIndex(({ name }) => name === tag.name);
    const opening = open[index];
    if (opening === undefined) continue;
    partners.set(opening, tag);
    open.length = index;
  }
  return partners;
}

function heightsOf(tags: readonly Tag[], partners: ReadonlyMap<Tag, Tag>): Map<Tag, number> {
  const heights = new Map<Tag, number>();
  const open: { readonly tag: Tag; readonly closing: Tag }[] = [];
  for (const tag of tags) {
    const closing = partners.get(tag);
    if (closing !== undefined) {
      heights.set(tag, 0);
      open.push({ tag, closing });
    } else if (open.at(-1)?.closing === tag) {
      const [inner, outer] = [open.pop(), open.at(-1)];
      const height = (inner && heights.get(inner.tag)) ?? 0;
      if (outer) heights.set(outer.tag, Math.max(heights.get(outer.tag) ?? 0, height + 2));
    }
  }
  return heights;
}

function editsFor(text: string, tag: Tag, closing: Tag | null, replacement: Replacement): Edit[] {
  const { open, close = "", body, linePrefix, isBlock = false, edits = [] } = replacement;
  const place = (at: Tag, written: string) => ({
    start: at.start,
    end: at.end,
    text: isBlock && written !== "" ? ownLines(text, at, written) : written,
  });
  if (closing === null) return [place(tag, open)];
  if (body !== undefined) {
    const whole = { ...tag, end: closing.end };
    return [place(whole, `${open}${body}${close}`)];
  }
  if (linePrefix !== undefined) return prefixed(text, tag, closing, replacement);
  return [place(tag, open), ...edits, place(closing, close)];
}

/**
 * Prefixes every line between two tags except the first, which follows `open` directly. Removes the
 * lines of the tags.
 */
function prefixed(text: string, tag: Tag, closing: Tag, { open, close = "", linePrefix = "" }: Replacement): Edit[] {
  const inner = text.slice(tag.end, closing.start);
  const start = tag.end + (/^\s*\n/.exec(inner)?.[0].length ?? 0);
  const end = closing.start - (/\s*$/.exec(inner)?.[0].length ?? 0);
  const edits: Edit[] = [{ start: tag.start, end: start, text: ownLines(text, tag, open).replace(/\n+$/, "") }];
  for (let at = text.indexOf("\n", start); at >= 0 && at < end; at = text.indexOf("\n", at + 1)) {
    edits.push({ start: at + 1, end: at + 1, text: linePrefix });
  }
  return [...edits, { start: end, end: closing.end, text: close === "" ? "" : `\n${close}` }];
}

/** Adds the line breaks and indentation that put text on separate lines, even in a list. */
function ownLines(text: string, { start, end }: Tag, written: string): string {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const [marks] = /^(?:[ \t>]|(?:[-*+]|\d+[.)])[ \t])*/.exec(before) ?? [""];
  const indent = marks.replace(/[^\s>]/g, " ");
  const blankLine = `\n${indent.trimEnd()}\n${indent}`;
  const lines = indent === "" ? written : written.replace(/\n(?!\n|$)/g, `\n${indent}`);
  const opening = marks.length === before.length ? "" : blankLine;
  return `${opening}${lines}${/^[ \t]*(?:\n|$)/.test(text.slice(end)) ? "" : blankLine}`;
}

/** Splits `a "b c" k=v` into arguments. `name="value"` is one argument. */
export function splitArguments(args: string): string[] {
  const word = /((?:[^\s"'=]+=)?)(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|([^\s"']+))/g;
  return [...args.matchAll(word)].map(
    ([, name = "", double, single, raw, bare]) =>
      name + (double ?? single ?? raw ?? bare ?? "").replace(/\\(["'])/g, "$1"),
  );
}
