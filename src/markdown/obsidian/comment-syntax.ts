import type { Node } from "mdast";
import type { Extension as FromMarkdownExtension } from "mdast-util-from-markdown";
import type { Code, Effects, Extension, State, TokenizeContext } from "micromark-util-types";
import { nextLine } from "../model/next-line";

/**
 * Marks the position of an unclosed comment. The comment hides the rest of the text, or of the
 * quote or list that contains it.
 */
export interface EndlessComment extends Node {
  type: "endlessComment";
}

declare module "mdast" {
  interface RootContentMap {
    endlessComment: EndlessComment;
  }
}

declare module "micromark-util-types" {
  interface TokenTypeMap {
    obsidianComment: "obsidianComment";
    obsidianCommentText: "obsidianCommentText";
    obsidianCommentRest: "obsidianCommentRest";
  }
}

const percentSign = 37;
const isLineEnd = (code: Code) => code === null || code < -2;
const isBlank = (code: Code) => code === null || code < 0 || code === 32;

/** Parses `%%…%%` in a paragraph. It may span lines. */
function tokenizeInline(effects: Effects, ok: State, nok: State): State {
  return (code) => {
    effects.enter("obsidianComment");
    return delimiter(inside)(code);
  };

  function delimiter(next: State): State {
    return (code) => {
      effects.consume(code);
      return (second) => {
        if (second !== percentSign) return next === inside ? nok(second) : inside(second);
        effects.consume(second);
        return next;
      };
    };
  }

  function inside(code: Code): State | undefined {
    if (code === null) return nok(code);
    if (code === percentSign) return delimiter(end)(code);
    effects.consume(code);
    return inside;
  }

  function end(code: Code): State | undefined {
    effects.exit("obsidianComment");
    return ok(code);
  }
}

/**
 * Parses `%%` at the start of a line, up to the next `%%` or the end of the text. Blank lines are
 * allowed in between.
 */
function tokenizeBlock(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const document = this;
  let isFirstLine = true;
  let isRest = false;
  return (code) => {
    effects.enter("obsidianComment");
    effects.enter("obsidianCommentText");
    effects.consume(code);
    return secondSign;
  };

  function secondSign(code: Code): State | undefined {
    if (code !== percentSign) return nok(code);
    effects.consume(code);
    return inText;
  }

  function lineStart(code: Code): State | undefined {
    if (isLineEnd(code)) return lineEnd(code);
    effects.enter("obsidianCommentText");
    return inText(code);
  }

  function inText(code: Code): State | undefined {
    if (isLineEnd(code)) {
      effects.exit("obsidianCommentText");
      return lineEnd(code);
    }
    effects.consume(code);
    return code === percentSign ? maybeEnd : inText;
  }

  function maybeEnd(code: Code): State | undefined {
    if (code !== percentSign) return inText(code);
    effects.consume(code);
    effects.exit("obsidianCommentText");
    return afterEnd;
  }

  function afterEnd(code: Code): State | undefined {
    if (isLineEnd(code)) return end(code);
    // If text follows a one-line comment, both are parsed as a paragraph.
    if (isFirstLine && !isBlank(code)) return nok(code);
    if (!isRest) effects.enter("obsidianCommentRest");
    isRest = true;
    effects.consume(code);
    return afterEnd;
  }

  function lineEnd(code: Code): State | undefined {
    isFirstLine = false;
    if (document.interrupt) return ok(code);
    return effects.attempt(nextLine, lineStart, end)(code);
  }

  function end(code: Code): State | undefined {
    if (isRest) effects.exit("obsidianCommentRest");
    effects.exit("obsidianComment");
    return ok(code);
  }
}

export const commentSyntax: Extension = {
  text: { [percentSign]: { name: "obsidianComment", tokenize: tokenizeInline } },
  flow: { [percentSign]: { name: "obsidianComment", tokenize: tokenizeBlock, concrete: true } },
};

/**
 * Creates nodes for unclosed comments, and a paragraph for text after the end of a multi-line
 * comment. A closed comment gets no node.
 */
export const commentFromMarkdown: FromMarkdownExtension = {
  enter: {
    obsidianComment(token) {
      if (/%%[\s\S]*%%/.test(this.sliceSerialize(token))) return;
      this.enter({ type: "endlessComment" }, token);
      this.exit(token);
    },
    obsidianCommentRest(token) {
      const value = this.sliceSerialize(token).trim();
      this.enter({ type: "paragraph", children: value === "" ? [] : [{ type: "text", value }] }, token);
    },
  },
  exit: {
    obsidianCommentRest(token) {
      this.exit(token);
    },
  },
};
