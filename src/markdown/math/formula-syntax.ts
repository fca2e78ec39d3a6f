import type { Root } from "mdast";
import type {} from "micromark-extension-math";
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from "micromark-util-types";
import type { Processor } from "unified";
import { visit } from "unist-util-visit";
import { nextLine } from "../model/next-line";

const dollar = 36;
const backslash = 92;
const openBrace = 123;
const closeBrace = 125;
const chinesePunctuation = new Set<Code>([..."，。；！？、"].map((mark) => mark.charCodeAt(0)));
const isLineEnd = (code: Code) => code === null || code < -2;
const isBlank = (code: Code) => code === null || code < 0 || code === 32;
const isDigit = (code: Code) => code !== null && code >= 48 && code <= 57;

/**
 * Changes how micromark-extension-math reads dollars. As in Pandoc
 * (https://pandoc.org/MANUAL.html#math), no blank may follow an opening dollar or precede a closing
 * one, and no digit may follow a closing one, so `$5 and $6` is text. `$$` may be on the same line
 * as its formula, as in Typora and on GitHub. The extension still reads all other forms.
 */
export const formulaSyntax: Extension = {
  text: { [dollar]: { name: "inlineFormula", tokenize: tokenizeInline, previous: isNoDollar } },
  flow: { [dollar]: { name: "displayFormula", tokenize: tokenizeDisplay, concrete: true } },
};

/**
 * Adds `formulaSyntax` and GitHub's `` $`x`$ `` to a processor that uses remark-math. Unescapes
 * `\|` in tables, as GFM does in inline code.
 */
export function formulas(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), formulaSyntax];
  return (tree: Root): void => {
    visit(tree, "inlineMath", (formula) => {
      formula.value = formula.value.replace(/^`([^`]+)`$/, "$1");
    });
    visit(tree, "tableCell", (cell) => {
      visit(cell, "inlineMath", (formula) => {
        formula.value = formula.value.replaceAll("\\|", "|");
      });
    });
  };
}

function isNoDollar(this: TokenizeContext, code: Code): boolean {
  return code !== dollar || this.events.at(-1)?.[1].type === "characterEscape";
}

/**
 * The offset up to which a paragraph has no closing dollar, so that later dollars do not search
 * again.
 */
const searched = new WeakMap<TokenizeContext, number>();

/**
 * Reads `$…$` if no blank follows the first dollar or precedes the second, and no digit or dollar
 * follows the second. If the next dollar outside braces cannot close the formula, the search ends:
 * `$5 与 $x$` contains one formula. Unlike Pandoc, it allows no Chinese punctuation outside braces:
 * `一瓶$5，公式$x$` contains one formula.
 */
function tokenizeInline(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const paragraph = this;
  let depth = 0;
  return (code) => {
    if (paragraph.now().offset < (searched.get(paragraph) ?? 0)) return nok(code);
    effects.enter("mathText");
    effects.enter("mathTextSequence");
    effects.consume(code);
    effects.exit("mathTextSequence");
    return first;
  };

  function first(code: Code) {
    return isBlank(code) || code === dollar ? nok(code) : between(code);
  }

  function between(code: Code): State | undefined {
    if (code === null) return unclosed(code);
    // Within braces, a dollar that does not close the formula is data: `\text{若 $x$ 大}`.
    if (code === dollar) return effects.attempt(closing, ok, depth > 0 ? data : nok)(code);
    if (!isLineEnd(code)) return data(code);
    effects.enter("lineEnding");
    effects.consume(code);
    effects.exit("lineEnding");
    return between;
  }

  function data(code: Code): State | undefined {
    effects.enter("mathTextData");
    return inData(code);
  }

  function inData(code: Code): State | undefined {
    if (code === openBrace) depth += 1;
    if (code === closeBrace) depth -= 1;
    if (depth <= 0 && chinesePunctuation.has(code)) return unclosed(code);
    effects.consume(code);
    return code === backslash ? escaped : afterData;
  }

  function escaped(code: Code): State | undefined {
    if (isLineEnd(code)) return afterData(code);
    effects.consume(code);
    return afterData;
  }

  function unclosed(code: Code): State | undefined {
    searched.set(paragraph, paragraph.now().offset);
    return nok(code);
  }

  function afterData(code: Code): State | undefined {
    if (!isLineEnd(code) && code !== dollar) return inData(code);
    effects.exit("mathTextData");
    return between(code);
  }
}

const closing: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const isAfterBlank = isBlank(this.previous);
    return (code) => {
      if (isAfterBlank) return nok(code);
      effects.enter("mathTextSequence");
      effects.consume(code);
      effects.exit("mathTextSequence");
      effects.exit("mathText");
      return (next) => (isDigit(next) || next === dollar ? nok(next) : ok(next));
    };
  },
};

/**
 * Reads a display formula from `$$` at the start of a line to `$$` at the end of a line, or to the
 * end of the text, quote or list if there is none. The formula may be on the same lines as the
 * dollars.
 */
function tokenizeDisplay(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const document = this;
  let size = 0;
  let isFirstLine = true;
  return (code) => {
    effects.enter("mathFlow");
    effects.enter("mathFlowFence");
    effects.enter("mathFlowFenceSequence");
    return opening(code);
  };

  function opening(code: Code): State | undefined {
    if (code === dollar) {
      size += 1;
      effects.consume(code);
      return opening;
    }
    if (size < 2) return nok(code);
    effects.exit("mathFlowFenceSequence");
    effects.exit("mathFlowFence");
    return inLine(code);
  }

  function inLine(code: Code): State | undefined {
    if (isLineEnd(code)) return lineEnd(code);
    if (code === dollar) return effects.attempt(closingFence(size), end, isFirstLine ? dollarInFirstLine : value)(code);
    return value(code);
  }

  /**
   * Rejects the line as a display formula if two dollars follow. They belong to an inline formula.
   */
  function dollarInFirstLine(code: Code): State | undefined {
    return effects.check(twoDollars, nok, value)(code);
  }

  function value(code: Code): State | undefined {
    effects.enter("mathFlowValue");
    return inValue(code);
  }

  function inValue(code: Code): State | undefined {
    effects.consume(code);
    return afterValue;
  }

  function afterValue(code: Code): State | undefined {
    if (!isLineEnd(code) && code !== dollar) return inValue(code);
    effects.exit("mathFlowValue");
    return inLine(code);
  }

  function lineEnd(code: Code): State | undefined {
    isFirstLine = false;
    if (document.interrupt) return ok(code);
    return effects.attempt(nextLine, inLine, end)(code);
  }

  function end(code: Code): State | undefined {
    effects.exit("mathFlow");
    return ok(code);
  }
}

const twoDollars: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter("mathFlowValue");
      effects.consume(code);
      return (next) => {
        effects.exit("mathFlowValue");
        return next === dollar ? ok(next) : nok(next);
      };
    };
  },
};

/** Matches at least `size` dollars, followed only by blanks. */
function closingFence(size: number): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      let count = 0;
      return (code) => {
        effects.enter("mathFlowFence");
        effects.enter("mathFlowFenceSequence");
        return sequence(code);
      };

      function sequence(code: Code): State | undefined {
        if (code === dollar) {
          count += 1;
          effects.consume(code);
          return sequence;
        }
        if (count < size) return nok(code);
        effects.exit("mathFlowFenceSequence");
        return blanks(code);
      }

      function blanks(code: Code): State | undefined {
        if (isLineEnd(code)) {
          effects.exit("mathFlowFence");
          return ok(code);
        }
        if (!isBlank(code)) return nok(code);
        effects.enter("whitespace");
        effects.consume(code);
        effects.exit("whitespace");
        return blanks;
      }
    },
  };
}
