import { groupBy } from "./lists";

/** A problem in the content. A build collects all and prints them together, so that authors fix them at once. */
export interface Diagnostic {
  readonly severity: "error" | "warning";
  /** Path of the file relative to the content folder, with forward slashes. */
  readonly file: string;
  /** Line in that file, counted from 1. */
  readonly line?: number | undefined;
  /** Front matter or YAML field, dotted: `sidebar_position`, `items.2.id`. */
  readonly field?: string | undefined;
  /** What the file says and why that is wrong, in one sentence. */
  readonly message: string;
  /** How to fix it: lines that can be pasted, or an instruction. */
  readonly fix?: string | undefined;
  /** The file is not what it is read as, such as malformed YAML: mistakes in its fields may only follow from that. */
  readonly isCause?: boolean;
  /** What it sums up, one by one: for the full list, not for the terminal. */
  readonly parts?: readonly Diagnostic[] | undefined;
}

/** What a diagnostic says: the problem and its fix. */
export type Wording = Pick<Diagnostic, "message" | "fix">;

type Place = Pick<Diagnostic, "file" | "line" | "field">;

/** A mistake that fails the build. */
export function error(place: Place, message: string, fix?: string): Diagnostic {
  return { severity: "error", ...place, message, fix };
}

/** A mistake that the build goes on with. */
export function warning(place: Place, message: string, fix?: string): Diagnostic {
  return { severity: "warning", ...place, message, fix };
}

/** A value as JSON, so that spaces and invisible characters show; a long text is cut. */
export function quote(value: unknown): string {
  return JSON.stringify(typeof value === "string" ? cut(value) : value) ?? String(value);
}

/** The beginning of what an author wrote, at most 80 characters, to name it in a message. */
export function cut(text: string): string {
  const characters = [...text];
  return characters.length > 80 ? `${characters.slice(0, 79).join("")}…` : text;
}

/** Prints a diagnostic as `docs/a.mdx:3 title: message`, with the fix on the next lines. */
export function formatDiagnostic({ file, line, field, message, fix }: Diagnostic): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const subject = field === undefined ? place : `${place} ${field}`;
  return fix === undefined
    ? `${subject}: ${message}`
    : `${subject}: ${message}\n    → ${fix.replaceAll("\n", "\n      ")}`;
}

/**
 * Sorts diagnostics by file, then line, with errors and warnings mixed, and removes duplicates. Of a file that is not what it
 * is read as, mistakes in fields are left out: once it is mended, there may be none.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unreadable = new Set(diagnostics.filter(({ isCause }) => isCause).map(({ file }) => file));
  const told = diagnostics.filter(({ file, field }) => field === undefined || !unreadable.has(file));
  const seen = new Map(told.map((diagnostic) => [formatDiagnostic(diagnostic), diagnostic]));
  return [...seen.values()].sort(
    (a, b) => compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || compareText(a.message, b.message),
  );
}

/** Compares by code unit, which gives the same order in every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** What varies between messages about the same mistake: quoted text, addresses, paths, elements, code, numbers. */
const particulars =
  /"(?:[^"\\]|\\.)*"|https?:\/\/[^\s，。；：（）]*|<[^>]*>|\{[^}]*\}|\.{0,2}\/[^\s，。；：（）]*|[\w%-]+(?:[./][\w%-]+)+|:::\w+|\d+/g;

/** Groups diagnostics that report the same mistake, in the order in which each kind comes first. */
export function diagnosticKinds(diagnostics: readonly Diagnostic[]): Diagnostic[][] {
  const kindOf = ({ severity, message, field = "" }: Diagnostic) =>
    JSON.stringify([severity, field.replace(/\d+/g, ""), message.replace(particulars, "…")]);
  return [...groupBy(diagnostics, kindOf).values()];
}

/** The message of an error, followed by those of its causes. */
export function errorMessage(error: unknown): string {
  const chain = new Set<unknown>();
  let current = error;
  while (current !== undefined && current !== null && !chain.has(current)) {
    chain.add(current);
    current = current instanceof Error ? current.cause : undefined;
  }
  return [...chain].map((one) => (one instanceof Error ? one.message : String(one))).join("\n\nCause:\n");
}
