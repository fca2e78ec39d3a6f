import { attention } from "micromark-core-commonmark";
import { classifyCharacter } from "micromark-util-classify-character";
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from "micromark-util-types";
import { isCjk } from "../typography/cjk";

const asterisk = 42;
const punctuation = 2;

/**
 * Emphasis beside Chinese: CommonMark reads `**“强调”**后文` as plain asterisks, because a mark that touches punctuation
 * inside must touch a space or punctuation outside, and Chinese has no spaces. The amendment of markdown-cjk-friendly
 * lets a CJK character count as that outside. `remark-cjk-friendly` needs micromark 4, so the rule is restated here; the
 * matching of openers with closers stays micromark's.
 */
export function cjkEmphasis(): Extension {
  const construct: Construct = {
    name: "cjkAttention",
    tokenize,
    ...(attention.resolveAll && { resolveAll: attention.resolveAll }),
  };
  return { text: { [asterisk]: construct } };
}

function tokenize(this: TokenizeContext, effects: Effects, ok: State): State {
  const { previous } = this;
  return start;

  function start(code: Code): ReturnType<State> {
    effects.enter("attentionSequence");
    return inside(code);
  }

  function inside(code: Code): ReturnType<State> {
    if (code === asterisk) {
      effects.consume(code);
      return inside;
    }
    const token = effects.exit("attentionSequence");
    const before = isCjk(previous) ? undefined : classifyCharacter(previous);
    const after = isCjk(code) ? undefined : classifyCharacter(code);
    token._open = !after || (after === punctuation && (Boolean(before) || isCjk(previous)));
    token._close = !before || (before === punctuation && (Boolean(after) || isCjk(code)));
    return ok(code);
  }
}
