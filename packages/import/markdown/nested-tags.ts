import type { Edit } from "./edit-text";
import { codeRanges, type SourceText } from "./source-text";

/** A tag of a template language in a text: `{% note %}`, `{{< figure >}}`. */
export interface Tag {
  readonly name: string;
  /** What stands after the name. */
  readonly args: string;
  readonly start: number;
  readonly end: number;
  /** `{% endnote %}`, `{{< /note >}}`. */
  readonly closes: boolean;
  /** `{{< note />}}`. */
  readonly isAlone?: boolean;
}

/** A tag with what it means to readers. */
export interface TagUse {
  readonly tag: Tag;
  /** The tag that closes it; null if it has none. */
  readonly closing: Tag | null;
  /** The text between the two. */
  readonly body: string;
  /** Twice the number of pairs that lie within it, one in the other: a set of tabs is two containers. */
  readonly height: number;
  readonly line: number;
}

/** What is written for a tag. */
export interface Replacement {
  /** For the tag, or for the opening one of a pair. */
  readonly open: string;
  readonly close?: string;
  /** A text for what stands between the two; without it, that stays and its own tags are replaced too. */
  readonly body?: string;
  /** Before each line of what stands between. */
  readonly linePrefix?: string;
  /** The tags stand on lines of their own. */
  readonly isBlock?: boolean;
  /** Further edits between the two. */
  readonly edits?: readonly Edit[];
}

/**
 * Replaces the tags of a text outside of code, inner ones too.
 * @param tags in the order they stand in
 * @param replace null leaves the tag as it stands
 */
export function replaceTags(
  source: SourceText,
  tags: readonly Tag[],
  replace: (use: TagUse) => Replacement | null,
): SourceText {
  const { text } = source;
  const code = codeRanges(text);
  const live = tags.filter(({ start }) => !code.some((range) => range.start <= start && start < range.end));
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
  return source.edit(edits);
}

/** The closing tag of each opening one: the next of its name that no tag between them needs. */
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
  for (const tag of [...tags].reverse()) {
    const end = partners.get(tag)?.start;
    if (end === undefined) continue;
    const inner = [...heights].filter(([other]) => other.start > tag.start && other.start < end);
    heights.set(tag, Math.max(0, ...inner.map(([, height]) => height + 2)));
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

/** Every line between two tags with something before it; the lines of the tags go. */
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

/** A text with what it takes to stand on lines of its own, in a list too. */
function ownLines(text: string, { start, end }: Tag, written: string): string {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const indent = /^[ \t>]*/.exec(before)?.[0] ?? "";
  const lines = indent === "" ? written : written.replace(/\n(?!\n|$)/g, `\n${indent}`);
  const opening = before.trim() === "" || before.trim() === ">" ? "" : "\n\n";
  return `${opening}${lines}${/^[ \t]*(?:\n|$)/.test(text.slice(end)) ? "" : "\n\n"}`;
}

/** `a "b c" k=v` as words; a `name="value"` stays one. */
export function wordsOf(args: string): string[] {
  const word = /((?:[^\s"'=]+=)?)(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|([^\s"']+))/g;
  return [...args.matchAll(word)].map(
    ([, name = "", double, single, raw, bare]) =>
      name + (double ?? single ?? raw ?? bare ?? "").replace(/\\(["'])/g, "$1"),
  );
}
