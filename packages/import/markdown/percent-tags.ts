import type { Tag } from "./nested-tags";

const syntax = /\{%-?\s*([\w-]+)((?:[^"'%]|"[^"]*"|'[^']*'|%(?!\}))*?)-?%\}/g;

/**
 * Finds the tags `{% name … %}` of Hexo, Jekyll and GitBook.
 * @param verbatim names of tags whose content is not Markdown; tags inside them are left out
 */
export function percentTags(text: string, verbatim: ReadonlySet<string>): Tag[] {
  const tags = [...text.matchAll(syntax)].map(tagOf);
  const live: Tag[] = [];
  // Start of the last closing tag of each name.
  const lastClosing = new Map(tags.filter(({ closes }) => closes).map(({ name, start }) => [name, start]));
  let shown: string | undefined;
  for (const tag of tags) {
    if (shown !== undefined && !(tag.closes && tag.name === shown)) continue;
    const isOpening = !tag.closes && verbatim.has(tag.name);
    const isClosed = (lastClosing.get(tag.name) ?? -1) > tag.start;
    shown = isOpening && isClosed ? tag.name : undefined;
    live.push(tag);
  }
  return live;
}

/** Returns a tag as its author wrote it, for a note. */
export function writtenTag({ name, args }: Tag): string {
  return `{% ${`${name} ${args}`.trim()} %}`;
}

function tagOf(match: RegExpExecArray): Tag {
  const [written, name = "", args = ""] = match;
  const closes = /^end./.test(name);
  return {
    name: closes ? name.slice(3) : name,
    args: args.trim(),
    start: match.index,
    end: match.index + written.length,
    closes,
  };
}
