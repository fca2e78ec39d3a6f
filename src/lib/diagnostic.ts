import { groupBy } from "./lists";

/**
 * A problem in the content. A build collects all problems and prints them together, so that authors
 * can fix them in one go.
 */
export interface Diagnostic {
  readonly severity: "error" | "warning";
  /** Path of the file relative to the content folder, with forward slashes. */
  readonly file: string;
  /** Line in the file, counted from 1. */
  readonly line?: number | undefined;
  /** Front matter or YAML field, dotted: `sidebar_position`, `items.2.id`. */
  readonly field?: string | undefined;
  /** What is wrong, if it is not the field, the line or the whole file. */
  readonly about?: "link" | "picture" | undefined;
  /** One sentence with the wrong text and the reason why it is wrong. */
  readonly message: string;
  /** The fix: lines to paste, or an instruction. */
  readonly fix?: string | undefined;
  /**
   * Whether the file cannot be parsed, as with malformed YAML. Other problems in its fields
   * may only be consequences.
   */
  readonly isCause?: boolean;
  /**
   * Keys of what is missing, any of which would solve the problem: a file, a doc as `docs/<id>`, an
   * entry of a data file as `<file>/<entry>`, a folder with a trailing slash, or a path of the
   * site. If a file with an error may provide one of them, `withoutConsequences` drops the problem.
   */
  readonly awaits?: readonly string[];
  /**
   * Problems that this diagnostic summarizes. The full list shows them, but the terminal does not.
   */
  readonly parts?: readonly Diagnostic[] | undefined;
}

/** The text of a diagnostic: the problem and its fix. */
export type Wording = Pick<Diagnostic, "message" | "fix" | "about">;

/** Where a problem is. */
export type Place = Pick<Diagnostic, "file" | "line" | "field">;

/** Creates a diagnostic that fails the build, from a wording or from a message and its fix. */
export function error(place: Place, problem: Wording | string, fix?: string): Diagnostic {
  return { severity: "error", ...place, ...wordingOf(problem, fix) };
}

/** Creates a diagnostic that does not stop the build, from the same arguments as `error`. */
export function warning(place: Place, problem: Wording | string, fix?: string): Diagnostic {
  return { severity: "warning", ...place, ...wordingOf(problem, fix) };
}

/** Returns a wording unchanged, or makes one from a message and its fix. */
export function wordingOf(problem: Wording | string, fix?: string): Wording {
  return typeof problem === "string" ? { message: problem, fix } : problem;
}

/**
 * Formats a value as JSON, so that spaces and invisible characters are visible. Strings are cut to
 * 80 characters.
 */
export function quote(value: unknown): string {
  return JSON.stringify(typeof value === "string" ? cut(value) : value) ?? String(value);
}

/** Cuts an author's text to 80 characters, to quote it in a message. */
export function cut(text: string): string {
  const characters = [...text];
  return characters.length > 80 ? `${characters.slice(0, 79).join("")}…` : text;
}

/** Formats a place as `docs/a.mdx:3 title`. */
export function formatPlace({ file, line, field }: Place): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return field === undefined ? place : `${place} ${field}`;
}

/** Formats a diagnostic as `docs/a.mdx:3 title: message`, with the fix on the next lines. */
export function formatDiagnostic({ message, fix, ...place }: Diagnostic): string {
  const subject = formatPlace(place);
  return fix === undefined
    ? `${subject}: ${message}`
    : `${subject}: ${message}\n    → ${fix.replaceAll("\n", "\n      ")}`;
}

const byNumber = new Intl.Collator("en", { numeric: true });

/**
 * Sorts diagnostics by file, line, field and message, with errors and warnings mixed, and removes
 * duplicates. Files at the top of the content folder come first, because problems in settings and
 * in data files may cause others. Drops problems in the fields of a file that cannot be parsed,
 * because they may disappear once the file is fixed.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unreadable = new Set(diagnostics.filter(({ isCause }) => isCause).map(({ file }) => file));
  const relevant = diagnostics.filter(({ file, field }) => field === undefined || !unreadable.has(file));
  const seen = new Map(relevant.map((diagnostic) => [formatDiagnostic(diagnostic), diagnostic]));
  return [...seen.values()].sort(
    (a, b) =>
      Number(a.file.includes("/")) - Number(b.file.includes("/")) ||
      compareText(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      byNumber.compare(a.field ?? "", b.field ?? "") ||
      compareText(a.message, b.message),
  );
}

/** Compares by code unit, which gives the same order in every locale. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Matches the parts that vary between messages about the same problem: quoted text, addresses,
 * paths, elements, code and numbers.
 */
const particulars =
  /"(?:[^"\\]|\\.)*"|https?:\/\/[^\s，。；：（）]*|<[^>]*>|\{[^}]*\}|\.{0,2}\/[^\s，。；：（）]*|[\w%-]+(?:[./][\w%-]+)+|:::\w+|\d+/g;

/**
 * Groups diagnostics that report the same kind of problem, in the order of their first occurrence.
 */
export function diagnosticKinds(diagnostics: readonly Diagnostic[]): Diagnostic[][] {
  const kindOf = ({ severity, message, field = "" }: Diagnostic) =>
    JSON.stringify([severity, field.replace(/\d+/g, ""), message.replace(particulars, "…")]);
  return [...groupBy(diagnostics, kindOf).values()];
}

/** Returns the message of an error, followed by the messages of its causes. */
export function errorMessage(error: unknown): string {
  const chain = new Set<unknown>();
  let current = error;
  while (current !== undefined && current !== null && !chain.has(current)) {
    chain.add(current);
    current = current instanceof Error ? current.cause : undefined;
  }
  return [...chain].map((one) => (one instanceof Error ? one.message : String(one))).join("\n\nCause:\n");
}
