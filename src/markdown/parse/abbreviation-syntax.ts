import type { Node, Root } from "mdast";
import type { Extension as FromMarkdownExtension } from "mdast-util-from-markdown";
import type { Code, Effects, Extension, State } from "micromark-util-types";
import type { Processor } from "unified";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { syntaxMessages } from "../../config/messages";
import { lineOf, reportWarning } from "../model/article-context";

/** A line that defines an abbreviation: `*[HTML]: HyperText Markup Language`. */
export interface AbbreviationDefinition extends Node {
  type: "abbreviationDefinition";
  label: string;
  /** The long form. It is plain text. */
  title: string;
}

declare module "mdast" {
  interface RootContentMap {
    abbreviationDefinition: AbbreviationDefinition;
  }
}

declare module "micromark-util-types" {
  interface TokenTypeMap {
    abbreviationDefinition: "abbreviationDefinition";
    abbreviationMarker: "abbreviationMarker";
    abbreviationLabel: "abbreviationLabel";
    abbreviationTitle: "abbreviationTitle";
  }
}

const asterisk = 42;
const openBracket = 91;
const isLineEnd = (code: Code) => code === null || code < -2;
const isBlank = (code: Code) => code === -2 || code === -1 || code === 32;
const isBracket = (code: Code) => code === openBracket || code === 93;

/**
 * Parses a line `*[label]: title`, as PHP Markdown Extra and Python-Markdown do. The label and the
 * title are not empty, and the label contains no brackets.
 * https://michelf.ca/projects/php-markdown/extra/#abbr
 */
function tokenizeDefinition(effects: Effects, ok: State, nok: State): State {
  const marker = (characters: string, next: State): State => {
    let read = 0;
    return function sign(code) {
      if (code !== characters.charCodeAt(read)) return nok(code);
      if (read === 0) effects.enter("abbreviationMarker");
      effects.consume(code);
      read += 1;
      if (read < characters.length) return sign;
      effects.exit("abbreviationMarker");
      return next;
    };
  };
  const text = (type: "abbreviationLabel" | "abbreviationTitle", isEnd: (code: Code) => boolean, next: State) => {
    let isEmpty = true;
    const inside: State = (code) => {
      if (isEnd(code)) {
        effects.exit(type);
        return isEmpty ? nok(code) : next(code);
      }
      if (!isBlank(code)) isEmpty = false;
      effects.consume(code);
      return inside;
    };
    const start: State = (code) => {
      if (isEnd(code)) return nok(code);
      effects.enter(type);
      return inside(code);
    };
    return start;
  };
  const end: State = (code) => {
    effects.exit("abbreviationDefinition");
    return ok(code);
  };
  const title = text("abbreviationTitle", isLineEnd, end);
  const label = text("abbreviationLabel", (code) => isBracket(code) || isLineEnd(code), marker("]:", title));
  const start = marker("*[", label);
  return (code) => {
    effects.enter("abbreviationDefinition");
    return start(code);
  };
}

const definitionSyntax: Extension = {
  flow: { [asterisk]: { name: "abbreviationDefinition", tokenize: tokenizeDefinition } },
};

const definitionFromMarkdown: FromMarkdownExtension = {
  enter: {
    abbreviationDefinition(token) {
      this.enter({ type: "abbreviationDefinition", label: "", title: "" }, token);
    },
  },
  exit: {
    abbreviationLabel(token) {
      Object.assign(this.stack.at(-1) ?? {}, { label: this.sliceSerialize(token).trim().replace(/\s+/g, " ") });
    },
    abbreviationTitle(token) {
      Object.assign(this.stack.at(-1) ?? {}, { title: this.sliceSerialize(token).trim() });
    },
    abbreviationDefinition(token) {
      this.exit(token);
    },
  },
};

/**
 * Parses the definitions of abbreviations and records them. Of two definitions of the same
 * abbreviation, the first counts, but an article may redefine an abbreviation of its partials.
 * src/markdown/elements/abbreviations.ts marks the occurrences.
 */
export function abbreviationSyntax(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), definitionSyntax];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), definitionFromMarkdown];
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (!context) return;
    visit(tree, "abbreviationDefinition", (node) => {
      const { label, title } = node;
      const known = context.abbreviations.get(label);
      if (known?.context === context) {
        const line = known.line + context.source.bodyLine;
        reportWarning(context, node, syntaxMessages.secondAbbreviation(label, line));
      } else if (known === undefined || context.importer === undefined) {
        context.abbreviations.set(label, { title, context, line: lineOf(node) });
      }
    });
  };
}
