import type { Problem } from "../../shared/problem";
import { fileLine } from "./article-context";
import type { ArticleSource } from "./types";

/** What MDX's parser and runtime throw; only these members are read. */
interface MdxFailure {
  readonly reason?: string;
  readonly message?: string;
  readonly line?: number | null;
  readonly position?: { readonly start?: { readonly line?: number | null } } | null;
}

const escapes = "in .mdx < and { are syntax: write \\< and \\{, or put the text in backticks";

/** Turns a failure of MDX into a problem of the author's file. `text` is what was parsed, to show what stood there. */
export function mdxProblem(error: unknown, text: string, source: ArticleSource): Problem {
  const failure = (typeof error === "object" && error !== null ? error : { message: String(error) }) as MdxFailure;
  const reason = failure.reason ?? failure.message ?? "it cannot be rendered";
  const unclosed = /closing tag for `<([^`>]*)>`(?: \((\d+):)?/.exec(reason);
  const line = Number(unclosed?.[2]) || failure.line || failure.position?.start?.line || undefined;
  const stood = line === undefined ? "" : (text.split("\n")[line - 1] ?? "").trim();
  const quoted = stood === "" ? "" : `, in ${JSON.stringify(stood.length > 60 ? `${stood.slice(0, 60)}…` : stood)}`;
  const problem = { severity: "error", file: source.file, line: fileLine(source, line) } as const;
  if (unclosed) {
    const tag = unclosed[1] ?? "";
    return {
      ...problem,
      message: `<${tag}> is opened and never closed${quoted}`,
      fix: `close it with </${tag}>; if it is text, ${escapes}`,
    };
  }
  const component = /^Expected component `([^`]+)` to be defined/.exec(reason)?.[1];
  if (component)
    return {
      ...problem,
      message: `<${component}> is not a known component`,
      fix: "the known ones are Tabs and TabItem",
    };
  return { ...problem, message: `this is not valid MDX${quoted}: ${reason}`, fix: escapes };
}
