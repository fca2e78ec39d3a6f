import type { Root } from "mdast";
import type { PluggableList, Processor } from "unified";
import type { VFile } from "vfile";
import { articlePlugins, syntaxPlugins } from "../parse/remark-plugins";
import { embedNotes } from "./embed-notes";
import { blockIds } from "./note-parts";
import { wikiLinkFromMarkdown, wikiLinkSyntax } from "./wiki-link-syntax";
import { noteReader, resolveLinks } from "./wiki-links";

function obsidian(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), wikiLinkSyntax];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), wikiLinkFromMarkdown];
  const parse = (text: string) => this.parse(text) as Root;
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (!context) return;
    blockIds(tree);
    const reader = { context, file: context.source.file, noteOf: noteReader(parse, context) };
    embedNotes(tree, reader);
    resolveLinks(tree, reader);
  };
}

/** What `.md` of Obsidian means here: https://help.obsidian.md/obsidian-flavored-markdown */
export const obsidianPlugins: PluggableList = [...syntaxPlugins, obsidian, ...articlePlugins];
