import type { Node } from "mdast";
import type { Extension as FromMarkdownExtension } from "mdast-util-from-markdown";
import type { Code, Construct, Effects, Extension, State } from "micromark-util-types";

/**
 * A link `[[note#heading|text]]` or an embed `![[note]]` with a name that has not been looked up
 * yet.
 */
export interface WikiLink extends Node {
  type: "wikiLink";
  /** Whether it is an embed, which shows the file itself. */
  isEmbed: boolean;
  /** The text between the brackets. */
  written: string;
  /** The text that readers see. */
  value: string;
}

declare module "mdast" {
  interface PhrasingContentMap {
    wikiLink: WikiLink;
  }
  interface RootContentMap {
    wikiLink: WikiLink;
  }
}

declare module "micromark-util-types" {
  interface TokenTypeMap {
    wikiLink: "wikiLink";
  }
}

const exclamationMark = 33;
const openBracket = 91;
const closeBracket = 93;
const isLineEnd = (code: Code) => code === null || code < -2;

/**
 * The construct that parses a link as one token. The link's name may contain pairs of brackets:
 * `[[a [b]]]`.
 */
const wikiLink: Construct = { name: "wikiLink", tokenize: tokenizeWikiLink };

function tokenizeWikiLink(effects: Effects, ok: State, nok: State): State {
  let depth = 0;
  let isEmpty = true;
  return (code) => {
    effects.enter("wikiLink");
    effects.consume(code);
    return code === exclamationMark ? firstBracket : secondBracket;
  };

  function firstBracket(code: Code) {
    if (code !== openBracket) return nok(code);
    effects.consume(code);
    return secondBracket;
  }

  function secondBracket(code: Code) {
    if (code !== openBracket) return nok(code);
    effects.consume(code);
    return inside;
  }

  function inside(code: Code): State | undefined {
    if (isLineEnd(code)) return nok(code);
    if (code === closeBracket && depth === 0) {
      effects.consume(code);
      return lastBracket;
    }
    if (code === openBracket) depth += 1;
    if (code === closeBracket) depth -= 1;
    isEmpty = false;
    effects.consume(code);
    return inside;
  }

  function lastBracket(code: Code) {
    if (code !== closeBracket || isEmpty) return nok(code);
    effects.consume(code);
    effects.exit("wikiLink");
    return ok;
  }
}

export const wikiLinkSyntax: Extension = { text: { [exclamationMark]: wikiLink, [openBracket]: wikiLink } };

export const wikiLinkFromMarkdown: FromMarkdownExtension = {
  enter: {
    wikiLink(token) {
      // In a table, authors escape the bar with a backslash, so the backslash is removed.
      const source = this.sliceSerialize(token).replaceAll("\\|", "|");
      const isEmbed = source.startsWith("!");
      const written = source.slice(isEmbed ? 3 : 2, -2);
      this.enter({ type: "wikiLink", isEmbed, written, value: shownText(written) }, token);
    },
  },
  exit: {
    wikiLink(token) {
      this.exit(token);
    },
  },
};

/** Returns the text of a link before its name is looked up. */
function shownText(written: string): string {
  const bar = written.indexOf("|");
  const [name = "", ...parts] = (bar < 0 ? written : written.slice(0, bar)).split("#");
  return (bar < 0 ? "" : written.slice(bar + 1).trim()) || labelOf(name, parts.join("#"));
}

/** Returns the default text of a link, as Obsidian shows it: `note > heading`. */
export function labelOf(name: string, part: string): string {
  return [name, ...part.split("#")].flatMap((text) => text.trim() || []).join(" > ");
}
