import { parseMarkdown } from "../markdown/parse-markdown";
import { frontMatterData } from "../markdown/split-page";
import { importMessages } from "../messages/import-messages";
import type { ImportedPage } from "../model";
import type { Notes } from "../notes";
import { wordsOf } from "./keep-anchors";

/** Names pages whose text opens with a heading that `title` takes the place of here. */
export function noteTwoTitles(pages: readonly ImportedPage[], notes: Notes): void {
  for (const { frontMatter, fields, body, source } of pages) {
    const { title } = { ...frontMatterData(frontMatter), ...fields };
    if (typeof title !== "string" || !/^(?:# |.+\n=)/m.test(body)) continue;
    const opening = parseMarkdown(body, "md")?.children.find(({ type }) => type !== "html" && type !== "definition");
    if (opening?.type !== "heading" || opening.depth !== 1) continue;
    const words = wordsOf(opening);
    if (words !== "" && words !== title.trim()) notes.changed({ file: source, found: words }, importMessages.twoTitles);
  }
}
