import { say } from "../../config/say";
import type { Diagnostic } from "../../lib/diagnostic";
import type { Bilingual, Wording } from "../../text/diagnostics/bilingual";
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
  const reason = (failure.reason ?? failure.message ?? say(mdxMessages.unknownReason)) + cause;
  const diagnosticAt = (line: number | undefined, wording: Bilingual<Wording>): Diagnostic => ({
    severity: "error",
    file: source.file,
    line: fileLine(source, line),
    ...say(wording),
  });
  const [, tag, tagLine] = /closing tag for `<([^`>]*)>`(?: \((\d+):)?/.exec(reason) ?? [];
  const component = /^Expected component `([^`]+)` to be defined/.exec(reason)?.[1];
  if (component !== undefined) {
    const line = lineWith(text, (candidate) => candidate.includes(`<${component}`));
    return diagnosticAt(line, mdxMessages.undefinedComponent(component));
  }
  // MDX parses `await`, but the function it compiles a document to cannot wait; JavaScript's own error knows no line.
  if (error instanceof SyntaxError) {
    const line = lineWith(text, (candidate) => /\bawait\b/.test(candidate));
    return diagnosticAt(line, mdxMessages.await(lineText(text, line)));
  }
  const line = Number(tagLine) || failure.line || undefined;
  const stood = lineText(text, line);
  return diagnosticAt(line, tag === undefined ? mdxMessages.invalid(stood, reason) : mdxMessages.unclosed(tag, stood));
}

/** Number of the first line that is meant, from 1. */
function lineWith(text: string, isMeant: (line: string) => boolean): number | undefined {
  const index = text.split("\n").findIndex(isMeant);
  return index < 0 ? undefined : index + 1;
}

/** What stands in a line, cut to what fits a message. */
function lineText(text: string, line: number | undefined): string {
  const stood = line === undefined ? "" : (text.split("\n")[line - 1] ?? "").trim();
  return stood.length > 60 ? `${stood.slice(0, 60)}…` : stood;
}
