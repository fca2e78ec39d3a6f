import type { Emphasis, Node, Nodes, Root } from "mdast";
import type { Extension as FromMarkdownExtension } from "mdast-util-from-markdown";
import type { Code, Effects, Extension, State, TokenizeContext } from "micromark-util-types";
import { visit } from "unist-util-visit";

/** A `==` that may open or close a mark. */
export interface MarkDelimiter extends Node {
  type: "markDelimiter";
  value: string;
}

declare module "mdast" {
  interface PhrasingContentMap {
    markDelimiter: MarkDelimiter;
  }
  interface RootContentMap {
    markDelimiter: MarkDelimiter;
  }
}

declare module "micromark-util-types" {
  interface TokenTypeMap {
    markDelimiter: "markDelimiter";
  }
}

const equalsSign = 61;

/** Parses exactly two equals signs: `a === b` has no mark. */
function tokenizeDelimiter(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const isEscaped = this.events.at(-1)?.[1].type === "characterEscape";
  const isInRow = this.previous === equalsSign && !isEscaped;
  let size = 0;
  return (code) => {
    if (isInRow) return nok(code);
    effects.enter("markDelimiter");
    return sign(code);
  };

  function sign(code: Code): State | undefined {
    if (code !== equalsSign) return size === 2 ? end(code) : nok(code);
    size += 1;
    effects.consume(code);
    return sign;
  }

  function end(code: Code): State | undefined {
    effects.exit("markDelimiter");
    return ok(code);
  }
}

export const markSyntax: Extension = {
  text: { [equalsSign]: { name: "markDelimiter", tokenize: tokenizeDelimiter } },
};

export const markFromMarkdown: FromMarkdownExtension = {
  enter: {
    markDelimiter(token) {
      this.enter({ type: "markDelimiter", value: "==" }, token);
    },
  },
  exit: {
    markDelimiter(token) {
      this.exit(token);
    },
  },
};

/**
 * Converts the text between two `==` with the same parent to `<mark>`, unless a space follows the
 * first or precedes the second. The node is an emphasis, so that the Markdown copy keeps it.
 */
export function pairMarks(tree: Root): void {
  visit(tree, (parent) => {
    if (!("children" in parent) || !parent.children.some(({ type }) => type === "markDelimiter")) return;
    const paired: Nodes[] = [];
    for (const [index, node] of parent.children.entries()) {
      const open = paired.findLastIndex(({ type }) => type === "markDelimiter");
      const isClosing = node.type === "markDelimiter" && !/\s$/.test(textOf(parent.children[index - 1]));
      const content = paired.slice(open + 1);
      if (!isClosing || open < 0 || content.length === 0 || /^\s/.test(textOf(content[0]))) paired.push(node);
      else paired.splice(open, paired.length, markOf(content as Emphasis["children"], node));
    }
    Object.assign(parent, { children: paired });
  });
  visit(tree, "markDelimiter", (node) => {
    Object.assign(node, { type: "text" });
  });
}

function markOf(children: Emphasis["children"], end: Nodes): Emphasis {
  const [first] = children;
  const position = first?.position && end.position && { start: first.position.start, end: end.position.end };
  return { type: "emphasis", data: { hName: "mark" }, children, ...(position && { position }) };
}

function textOf(node: Nodes | undefined): string {
  return node?.type === "text" ? node.value : "";
}
