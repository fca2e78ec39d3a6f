import { wordsOf } from "../links/keep-anchors";
import { importMessages } from "../messages/import-messages";
import type { ImportedPage } from "../model";
import type { Notes } from "../notes";
import { parseMarkdown } from "./parse-markdown";
import { frontMatterData } from "./split-page";

/**
 * Pages whose text opens with a heading that is not their `title`. Here `title` takes its place.
 * @param isShown whether readers of the original saw that heading, and `title` in sidebars and tabs only: then it becomes the
 * title, and what was the title `sidebar_label` and `title_meta`
 */
export function keepHeadings(pages: readonly ImportedPage[], isShown: boolean, notes: Notes): ImportedPage[] {
  return pages.map((page) => {
    const { frontMatter, fields, body, source, kind } = page;
    const { title, title_meta, sidebar_label } = { ...frontMatterData(frontMatter), ...fields };
    if (typeof title !== "string" || !/^(?:# |.+\n=)/m.test(body)) return page;
    const opening = parseMarkdown(body, "md")?.children.find(({ type }) => type !== "html" && type !== "definition");
    if (opening?.type !== "heading" || opening.depth !== 1) return page;
    const heading = wordsOf(opening);
    if (heading === "" || heading === title.trim()) return page;
    const isKept = isShown && kind === "docs";
    notes.changed({ file: source, found: heading }, isKept ? importMessages.ownHeading : importMessages.twoTitles);
    if (!isKept) return page;
    const labels = { title_meta: title_meta ?? title, sidebar_label: sidebar_label ?? title };
    return { ...page, fields: { ...fields, title: heading, ...labels } };
  });
}
