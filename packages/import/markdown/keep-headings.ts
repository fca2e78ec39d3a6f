import type { Heading } from "mdast";
import type { Wording } from "../../../src/lib/diagnostic";
import { wordsOf } from "../links/keep-anchors";
import { importMessages } from "../messages/import-messages";
import type { ImportedPage } from "../model";
import type { Notes } from "../notes";
import { type Edit, editText } from "./edit-text";
import { spanOf } from "./element-tags";
import { parseMarkdown } from "./parse-markdown";
import { frontMatterData } from "./split-page";

/**
 * Pages whose text opens with a heading that is not their `title`. Here `title` takes its place, so something is written
 * where readers of the original saw that heading.
 * @param isTitle whether they saw it instead of `title`: then it becomes the title, and what was the title `sidebar_label` and
 * `title_meta` of docs. Else they saw it below the title, and it becomes a heading of level 2.
 */
export function keepHeadings(pages: readonly ImportedPage[], isTitle: boolean, notes: Notes): ImportedPage[] {
  return pages.map((page) => {
    const { frontMatter, fields, body, source, kind } = page;
    const { title, title_meta, sidebar_label } = { ...frontMatterData(frontMatter), ...fields };
    if (typeof title !== "string" || !/^(?:# |.+\n=)/m.test(body)) return page;
    const opening = parseMarkdown(body, "md")?.children.find(({ type }) => type !== "html" && type !== "definition");
    if (opening?.type !== "heading" || opening.depth !== 1) return page;
    const heading = wordsOf(opening);
    if (heading === "" || heading === title.trim()) return page;
    const note = (wording: Wording) => notes.changed({ file: source, found: heading }, wording);
    if (!isTitle) {
      note(importMessages.openingHeading);
      return { ...page, body: editText(body, lowered(opening)) };
    }
    if (kind === "blog") {
      // Posts of Docusaurus lose that heading there as well.
      note(importMessages.twoTitles);
      return page;
    }
    note(importMessages.ownHeading);
    const labels = { title_meta: title_meta ?? title, sidebar_label: sidebar_label ?? title };
    return { ...page, fields: { ...fields, title: heading, ...(kind === "docs" && labels) } };
  });
}

/** Makes a heading one of level 2, however it is written. */
function lowered(heading: Heading): Edit[] {
  const { start, end } = spanOf(heading);
  const [first, last] = [heading.children[0], heading.children.at(-1)];
  if (!first || !last) return [];
  return [
    { start, end: spanOf(first).start, text: "## " },
    { start: spanOf(last).end, end, text: "" },
  ];
}
