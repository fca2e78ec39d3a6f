import type { Root } from "mdast";
import type { PluggableList, Processor } from "unified";
import type { VFile } from "vfile";
import { articlePlugins, syntaxPlugins } from "../parse/remark-plugins";
import { callouts } from "./callouts";
import { embedNotes } from "./embed-notes";
import { inlineFootnotes } from "./footnote-syntax";
import { inlineTags, plainNodes, reportComments } from "./plain-nodes";
import { obsidianSyntax } from "./syntax";
import { noteReader, resolveLinks } from "./wiki-links";

function obsidian(this: Processor) {
  obsidianSyntax.call(this);
  const parseText = (text: string) => this.parse(text) as Root;
  const parse = (text: string) => inlineFootnotes(parseText(text), parseText);
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (!context) return;
    inlineFootnotes(tree, parseText);
    for (const tag of inlineTags(tree)) context.tags.add(tag);
    reportComments(tree, context);
    plainNodes(tree);
    const reader = { context, file: context.source.file, noteOf: noteReader(parse, context) };
    embedNotes(tree, reader);
    resolveLinks(tree, reader);
    callouts(tree);
  };
}

/** The plugins for Obsidian's dialect: https://help.obsidian.md/obsidian-flavored-markdown */
export const obsidianPlugins: PluggableList = [...syntaxPlugins, obsidian, ...articlePlugins];
