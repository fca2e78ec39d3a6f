import type { Node, Root } from "mdast";
import type { Extension } from "mdast-util-from-markdown";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { obsidianSyntax } from "../../../src/markdown/obsidian/syntax";
import { syntaxPlugins } from "../../../src/markdown/parse/remark-plugins";

/** A node for `%%…%%`. The site itself has no such node, because it does not show comments. */
interface Comment extends Node {
  type: "obsidianComment";
  children: [];
}

declare module "mdast" {
  interface RootContentMap {
    obsidianComment: Comment;
  }
}

const comments: Extension = {
  enter: {
    obsidianComment(token) {
      this.enter({ type: "obsidianComment", children: [] }, token);
    },
  },
  exit: {
    obsidianComment(token) {
      this.exit(token);
    },
  },
};

function commentNodes(this: Processor): void {
  const data = this.data();
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), comments];
}

const parser = unified().use(remarkParse).use(syntaxPlugins).use(obsidianSyntax).use(commentNodes).freeze();

/** Parses a note. Nodes of Obsidian's syntax have positions, for edits of the author's text. */
export function parseNote(text: string): Root {
  return parser.parse(text);
}
