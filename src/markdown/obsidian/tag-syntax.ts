import type { Node } from "mdast";
import type { Extension as FromMarkdownExtension } from "mdast-util-from-markdown";
import type { Code, Effects, Extension, State, TokenizeContext } from "micromark-util-types";

/** A tag in body text: `#tag` or `#tag/nested`. */
export interface InlineTag extends Node {
  type: "inlineTag";
  value: string;
}

declare module "mdast" {
  interface PhrasingContentMap {
    inlineTag: InlineTag;
  }
  interface RootContentMap {
    inlineTag: InlineTag;
  }
}

declare module "micromark-util-types" {
  interface TokenTypeMap {
    inlineTag: "inlineTag";
  }
}

const numberSign = 35;
const isBlank = (code: Code) => code === null || code < 0 || code === 32;
/**
 * Matches a character of a tag: a letter or number of any script, a mark, an emoji (half of a
 * surrogate pair at a time), `_`, `/` or `-`.
 */
const ofTag = /[\p{L}\p{N}\p{M}\p{So}\p{Cs}\p{Cf}_/-]/u;
/** Matches names that are not tags: numbers (`#1`) and hex colours. */
const noTag = /^(?:[\d/]*|[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

function tokenizeTag(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const isAfterBlank = isBlank(this.previous);
  let name = "";
  return (code) => {
    if (!isAfterBlank) return nok(code);
    effects.enter("inlineTag");
    effects.consume(code);
    return inName;
  };

  function inName(code: Code): State | undefined {
    const character = code === null || code < 0 ? " " : String.fromCharCode(code);
    if (ofTag.test(character)) {
      name += character;
      effects.consume(code);
      return inName;
    }
    if (noTag.test(name)) return nok(code);
    effects.exit("inlineTag");
    return ok(code);
  }
}

export const tagSyntax: Extension = { text: { [numberSign]: { name: "inlineTag", tokenize: tokenizeTag } } };

export const tagFromMarkdown: FromMarkdownExtension = {
  enter: {
    inlineTag(token) {
      this.enter({ type: "inlineTag", value: this.sliceSerialize(token) }, token);
    },
  },
  exit: {
    inlineTag(token) {
      this.exit(token);
    },
  },
};
