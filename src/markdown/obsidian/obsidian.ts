import type { Root } from "mdast";
import type { Processor } from "unified";
import type { VFile } from "vfile";
import { blockIds } from "./note-parts";
import { wikiLinkFromMarkdown, wikiLinkSyntax } from "./wiki-link-syntax";
import { noteReader, resolveLinks } from "./wiki-links";

/** The Markdown of Obsidian, for a processor of `.md`: https://help.obsidian.md/obsidian-flavored-markdown */
export function obsidian(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), wikiLinkSyntax];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), wikiLinkFromMarkdown];
  const parse = (text: string) => this.parse(text) as Root;
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (!context) return;
    blockIds(tree);
    resolveLinks(tree, { context, file: context.source.file, noteOf: noteReader(parse, context) });
  };
}
