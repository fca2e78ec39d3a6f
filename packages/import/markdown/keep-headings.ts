import type { Heading } from "mdast";
import type { Wording } from "../../../src/lib/diagnostic";
import { headingText } from "../links/keep-anchors";
import { importMessages } from "../messages/messages";
import type { ImportedPage } from "../model";
import type { Notes } from "../notes";
import { type Edit, editText } from "./edit-text";
import { spanOf } from "./element-tags";
import { parseMarkdown } from "./parse-markdown";
import { frontMatterData } from "./split-page";

/**
 * Lowers the headings of pages whose body contains level-1 headings in addition to `title`, because
 * `title` is the only level-1 heading on this site. Headings move down one level, so that the
 * outline stays the same. An opening heading that is the title stays, and so do level-6 headings.
 * @param isTitle whether the generator shows an opening heading instead of `title`. If so, the
 * heading becomes the title, except in posts, and in docs the old title becomes `sidebar_label` and
 * `title_meta` if these are not set.
 */
export function keepHeadings(pages: readonly ImportedPage[], isTitle: boolean, notes: Notes): ImportedPage[] {
  return pages.map((page) => {
    const { frontMatter, fields, body, source, kind, target } = page;
    const { title, title_meta, sidebar_label } = { ...frontMatterData(frontMatter), ...fields };
    if (!/^\s{0,3}(?:# |.+\n=)/m.test(body)) return page;
    const tree = parseMarkdown(body, target.endsWith(".mdx") ? "mdx" : "md");
    const opening = tree?.children.find(({ type }) => !isUnseen.test(type));
    const first = opening?.type === "heading" && opening.depth === 1 ? opening : undefined;
    const heading = first ? headingText(first) : "";
    const differs = typeof title === "string" && heading !== "" && heading !== title.trim();
    const note = (wording: Wording) => notes.changed({ file: source, found: heading }, wording);
    // This site shows the opening heading as the title, or omits it because `title` repeats it.
    const staysTitle = first !== undefined && ((isTitle && kind !== "blog") || !differs);
    const others = (tree?.children ?? [])
      .filter((node) => node.type === "heading")
      .filter((node) => node !== first || !staysTitle);
    const hasTop = others.some(({ depth }) => depth === 1);
    if (hasTop) note(importMessages.lowered);
    const kept = hasTop ? { ...page, body: editText(body, others.flatMap(lowered)) } : page;
    if (!differs || !staysTitle) return kept;
    note(importMessages.ownHeading);
    const labels = { title_meta: title_meta ?? title, sidebar_label: sidebar_label ?? title };
    return { ...kept, fields: { ...fields, title: heading, ...(kind === "docs" && labels) } };
  });
}

/**
 * Matches types of nodes that render nothing before an opening heading, such as comments,
 * definitions and imports.
 */
const isUnseen = /^(?:html|definition|mdxjsEsm|mdxFlowExpression)$/;

/** Lowers a heading by one level, in any syntax. */
function lowered(heading: Heading): Edit[] {
  const { start, end } = spanOf(heading);
  const [first, last] = [heading.children[0], heading.children.at(-1)];
  if (!first || !last || heading.depth === 6) return [];
  return [
    { start, end: spanOf(first).start, text: `${"#".repeat(heading.depth + 1)} ` },
    { start: spanOf(last).end, end, text: "" },
  ];
}
