/**
 * Something wrong in what an author wrote. A build collects every problem, prints all of them together
 * and fails only if one is an error, so that an author mends ten mistakes in one go instead of ten builds.
 */
export interface Problem {
  readonly severity: "error" | "warning";
  /** Path of the file relative to the content folder, with forward slashes. */
  readonly file: string;
  /** Line in that file, counted from 1. */
  readonly line?: number | undefined;
  /** Front matter or YAML field, dotted: `sidebar_position`, `items.2.id`. */
  readonly field?: string | undefined;
  /** What stood there and why it cannot stay, in one sentence. */
  readonly message: string;
  /** What to write instead: a line that can be pasted, or an instruction. */
  readonly fix?: string | undefined;
}

/** `docs/a.mdx:3 title: message` with the fix on the line below it; the form every problem is printed in. */
export function formatProblem({ file, line, field, message, fix }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const subject = field === undefined ? place : `${place} ${field}`;
  return fix === undefined ? `${subject}: ${message}` : `${subject}: ${message}\n    → ${fix}`;
}

/** Problems in reading order (file, then line), errors and warnings mixed, doubles removed. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...seen.values()].sort(
    (a, b) => compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || compareText(a.message, b.message),
  );
}

/** Order by code unit: the same on every machine, whatever its locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
