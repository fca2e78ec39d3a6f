import type { Diagnostic } from "../../lib/diagnostic";
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

const escapes = "in .mdx < and { are syntax: write \\< and \\{, or put the text in backticks";

/** Turns a failure of MDX into a diagnostic of the author's file. `text` is what was parsed, to show what stood there. */
export function mdxDiagnostic(error: unknown, text: string, source: ArticleSource): Diagnostic {
  const failure = (typeof error === "object" && error !== null ? error : { message: String(error) }) as MdxFailure;
  const cause = failure.cause instanceof Error ? `: ${failure.cause.message.replace(/ \(\d+:\d+\)$/, "")}` : "";
  const reason = (failure.reason ?? failure.message ?? "it cannot be rendered") + cause;
  const diagnosticAt = (line: number | undefined, message: string, fix: string): Diagnostic => ({
    severity: "error",
    file: source.file,
    line: fileLine(source, line),
    message,
    fix,
  });
  const [, tag, tagLine] = /closing tag for `<([^`>]*)>`(?: \((\d+):)?/.exec(reason) ?? [];
  const component = /^Expected component `([^`]+)` to be defined/.exec(reason)?.[1];
  if (component !== undefined) {
    const line = lineWith(text, (candidate) => candidate.includes(`<${component}`));
    return diagnosticAt(line, `<${component}> is not a known component`, "the known ones are Tabs and TabItem");
  }
  // MDX parses `await`, but the function it compiles a document to cannot wait; JavaScript's own error knows no line.
  if (error instanceof SyntaxError) {
    const line = lineWith(text, (candidate) => /\bawait\b/.test(candidate));
    return diagnosticAt(line, `this is not valid MDX${quoteLine(text, line)}: an article cannot await`, escapes);
  }
  const line = Number(tagLine) || failure.line || undefined;
  const stood = quoteLine(text, line);
  return tag === undefined
    ? diagnosticAt(line, `this is not valid MDX${stood}: ${reason}`, escapes)
    : diagnosticAt(
        line,
        `<${tag}> is opened and never closed${stood}`,
        `close it with </${tag}>; if it is text, ${escapes}`,
      );
}

/** Number of the first line that is meant, from 1. */
function lineWith(text: string, isMeant: (line: string) => boolean): number | undefined {
  const index = text.split("\n").findIndex(isMeant);
  return index < 0 ? undefined : index + 1;
}

/** `, in "the line"`, cut to what fits a message. */
function quoteLine(text: string, line: number | undefined): string {
  const stood = line === undefined ? "" : (text.split("\n")[line - 1] ?? "").trim();
  return stood === "" ? "" : `, in ${JSON.stringify(stood.length > 60 ? `${stood.slice(0, 60)}…` : stood)}`;
}
