import type { Processor } from "unified";
import { commentFromMarkdown, commentSyntax } from "./comment-syntax";
import { footnoteFromMarkdown, footnoteSyntax } from "./footnote-syntax";
import { markFromMarkdown, markSyntax } from "./mark-syntax";
import { tagFromMarkdown, tagSyntax } from "./tag-syntax";
import { wikiLinkFromMarkdown, wikiLinkSyntax } from "./wiki-link-syntax";

/** Adds Obsidian's syntax to a parser. Each kind of syntax has a separate node type. */
export function obsidianSyntax(this: Processor): void {
  const data = this.data();
  const syntax = [wikiLinkSyntax, markSyntax, commentSyntax, tagSyntax, footnoteSyntax];
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...syntax];
  const nodes = [wikiLinkFromMarkdown, markFromMarkdown, commentFromMarkdown, tagFromMarkdown, footnoteFromMarkdown];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...nodes];
}
