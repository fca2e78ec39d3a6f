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
  readonly position?: { readonly start?: { readonly line?: number | null } } | null;
}

/** Turns a failure of MDX into a diagnostic of the author's file. `text` is what was parsed, to show what stood there. */
export function mdxDiagnostic(error: unknown, text: string, source: ArticleSource): Diagnostic {
  const failure = (typeof error === "object" && error !== null ? error : { message: String(error) }) as MdxFailure;
  const reason = failure.reason ?? failure.message ?? say(mdxMessages.unknownReason);
  const diagnosticAt = (line: number | undefined, wording: Bilingual<Wording>): Diagnostic => ({
    severity: "error",
    file: source.file,
    line: fileLine(source, line),
    ...say(wording),
  });
  const [, tag, tagLine] = /closing tag for `<([^`>]*)>`(?: \((\d+):)?/.exec(reason) ?? [];
  const component = /^Expected component `([^`]+)` to be defined/.exec(reason)?.[1];
  if (component !== undefined) {
    const index = text.split("\n").findIndex((candidate) => candidate.includes(`<${component}`));
    const line = index < 0 ? undefined : index + 1;
    return diagnosticAt(line, mdxMessages.undefinedComponent(component));
  }
  const line = Number(tagLine) || failure.line || failure.position?.start?.line || undefined;
  const stood = lineText(text, line);
  return diagnosticAt(line, tag === undefined ? mdxMessages.invalid(stood, reason) : mdxMessages.unclosed(tag, stood));
}

/** What stands in a line, cut to what fits a message. */
function lineText(text: string, line: number | undefined): string {
  const stood = line === undefined ? "" : (text.split("\n")[line - 1] ?? "").trim();
  return stood.length > 60 ? `${stood.slice(0, 60)}…` : stood;
}
