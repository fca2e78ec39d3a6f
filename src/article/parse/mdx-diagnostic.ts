import type { Diagnostic } from "../../lib/diagnostic";
import { mdxMessages } from "../../text/diagnostics/mdx-messages";
import { fileLine } from "../model/article-context";
import type { ArticleSource } from "../model/types";

/** What MDX's parser and runtime throw; only these members are read. */
interface MdxFailure {
  readonly reason?: string;
  readonly message?: string;
  readonly line?: number | null;
  /** What acorn says of JavaScript, with its place at the end: `Unexpected token (3:7)`. */
  readonly cause?: unknown;
}

/** Turns a failure of MDX into a diagnostic of the author's file. `text` is what was parsed, to show what stood there. */
export function mdxDiagnostic(error: unknown, text: string, source: ArticleSource): Diagnostic {
  const failure = (typeof error === "object" && error !== null ? error : { message: String(error) }) as MdxFailure;
  const cause = failure.cause instanceof Error ? `: ${failure.cause.message.replace(/ \(\d+:\d+\)$/, "")}` : "";
  const reason = (failure.reason ?? failure.message ?? mdxMessages.unknownReason) + cause;
  const lines = text.split("\n");
  const [, tag, tagLine] = /closing tag for `<([^`>]*)>`(?: \((\d+):)?/.exec(reason) ?? [];
  // MDX parses `await`, but the function it compiles a document to cannot wait; JavaScript's own error knows no line.
  const isAwait = error instanceof SyntaxError;
  const line = isAwait
    ? lines.findIndex((candidate) => /\bawait\b/.test(candidate)) + 1
    : Number(tagLine) || failure.line || 0;
  const stood = (lines[line - 1] ?? "").trim().replace(/^(.{60}).+/, "$1…");
  const wording = isAwait
    ? mdxMessages.await(stood)
    : tag === undefined
      ? mdxMessages.invalid(stood, reason)
      : mdxMessages.unclosed(tag, stood);
  return { severity: "error", file: source.file, line: fileLine(source, line || undefined), ...wording };
}
