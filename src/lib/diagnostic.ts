/**
 * Something wrong in what an author wrote. A build collects every diagnostic, prints all of them together
 * and fails only if one is an error, so that an author mends ten mistakes in one go instead of ten builds.
 */
export interface Diagnostic {
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

/** `docs/a.mdx:3 title: message` with the fix on the line below it; the form every diagnostic is printed in. */
export function formatDiagnostic({ file, line, field, message, fix }: Diagnostic): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const subject = field === undefined ? place : `${place} ${field}`;
  return fix === undefined ? `${subject}: ${message}` : `${subject}: ${message}\n    → ${fix}`;
}

/** Diagnostics in reading order (file, then line), errors and warnings mixed, doubles removed. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Map(diagnostics.map((diagnostic) => [formatDiagnostic(diagnostic), diagnostic]));
  return [...seen.values()].sort(
    (a, b) => compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || compareText(a.message, b.message),
  );
}

/** Order by code unit: the same on every machine, whatever its locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
