import type { FootnoteDefinition, FootnoteReference, Node, PhrasingContent, Root } from "mdast";
import type { Extension as FromMarkdownExtension } from "mdast-util-from-markdown";
import type { Code, Construct, Effects, Extension, State } from "micromark-util-types";
import { visit } from "unist-util-visit";

/** A footnote `^[text]` whose text is not parsed yet. */
interface InlineFootnote extends Node {
  type: "inlineFootnote";
  /** The text between the brackets. */
  value: string;
}

declare module "mdast" {
  interface PhrasingContentMap {
    inlineFootnote: InlineFootnote;
  }
  interface RootContentMap {
    inlineFootnote: InlineFootnote;
  }
}

declare module "micromark-util-types" {
  interface TokenTypeMap {
    inlineFootnote: "inlineFootnote";
  }
}

const caret = 94;
const backslash = 92;
const openBracket = 91;
const closeBracket = 93;
const isLineEnd = (code: Code) => code === null || code < -2;

/** Parses a footnote as one token. Its text may contain pairs of brackets, such as links. */
function tokenizeFootnote(effects: Effects, ok: State, nok: State): State {
  let depth = 0;
  let isEmpty = true;
  return (code) => {
    effects.enter("inlineFootnote");
    effects.consume(code);
    return bracket;
  };

  function bracket(code: Code) {
    if (code !== openBracket) return nok(code);
    effects.consume(code);
    return inside;
  }

  function inside(code: Code): State | undefined {
    if (isLineEnd(code)) return nok(code);
    if (code === closeBracket && depth === 0) return isEmpty ? nok(code) : end(code);
    if (code === openBracket) depth += 1;
    if (code === closeBracket) depth -= 1;
    // Brackets with only whitespace are not a footnote.
    if (code !== 32 && code !== -1 && code !== -2) isEmpty = false;
    effects.consume(code);
    return code === backslash ? escaped : inside;
  }

  function escaped(code: Code): State | undefined {
    if (code !== openBracket && code !== closeBracket && code !== backslash) return inside(code);
    effects.consume(code);
    return inside;
  }

  function end(code: Code) {
    effects.consume(code);
    effects.exit("inlineFootnote");
    return ok;
  }
}

const inlineFootnote: Construct = { name: "inlineFootnote", tokenize: tokenizeFootnote };

export const footnoteSyntax: Extension = { text: { [caret]: inlineFootnote } };

export const footnoteFromMarkdown: FromMarkdownExtension = {
  enter: {
    inlineFootnote(token) {
      this.enter({ type: "inlineFootnote", value: this.sliceSerialize(token).slice(2, -1) }, token);
    },
  },
  exit: {
    inlineFootnote(token) {
      this.exit(token);
    },
  },
};

/** Converts `^[text]`, which may be nested, to standard Markdown footnotes. */
export function inlineFootnotes(tree: Root, parse: (text: string) => Root): Root {
  const definitions: FootnoteDefinition[] = [];
  const replaceIn = (within: Root) =>
    visit(within, "inlineFootnote", (node) => {
      const { value, position } = node;
      // Names that authors write contain no spaces, so this name is unique.
      const name = `inline ${definitions.length + 1}`;
      const text: Root = { type: "root", children: [{ type: "paragraph", children: phrasesOf(value.trim(), parse) }] };
      visit(text, (inner) => {
        // The parsed text is not part of the source, so its nodes get the position of the footnote.
        Object.assign(inner, { position });
      });
      const definition: FootnoteDefinition = {
        type: "footnoteDefinition",
        identifier: name,
        label: name,
        children: text.children as FootnoteDefinition["children"],
        ...(position && { position }),
      };
      definitions.push(definition);
      replaceIn(text);
      const reference: FootnoteReference = { type: "footnoteReference", identifier: name, label: name };
      Object.assign(node, reference);
    });
  replaceIn(tree);
  tree.children.push(...definitions);
  return tree;
}

/** Parses a line as part of a paragraph, where `1. a` is not a list. */
function phrasesOf(line: string, parse: (text: string) => Root): PhrasingContent[] {
  const [first] = parse(`\u2060 ${line}`).children;
  if (first?.type !== "paragraph") return [{ type: "text", value: line }];
  const [start] = first.children;
  if (start?.type === "text") start.value = start.value.slice(2);
  return first.children;
}
