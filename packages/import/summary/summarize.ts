import type { SiteProblem } from "../check/site-problems";
import { importMessages } from "../messages/messages";
import type { Note } from "../notes";
import { groupNotes, type NoteGroup, placesOf } from "./group-notes";

/** The result of an import, for its summary. */
export interface Outcome {
  readonly generator: string;
  readonly title: string | undefined;
  /** The content folder as the user wrote it. */
  readonly into: string;
  readonly counts: { readonly docs: number; readonly posts: number; readonly pages: number; readonly files: number };
  readonly notes: readonly Note[];
  /** What a build warns about in the imported content. */
  readonly warnings: readonly Pick<SiteProblem, "file" | "line" | "message" | "fix">[];
  readonly kept: readonly string[];
  readonly removed: readonly string[];
  readonly setAside: string | null;
}

/**
 * Summarizes an import for a user who does not know this project: what was imported, what was
 * converted, what was left behind, and what to write instead.
 * @param examples number of locations that each group lists; Infinity for the full report
 */
export function summarize(outcome: Outcome, examples: number): string {
  const { notes, into, counts } = outcome;
  const changed = notes.filter(({ kind }) => kind === "changed");
  const left = notes.filter(({ kind }) => kind === "left");
  const list = (files: readonly string[]) => indented(files, examples);
  return [
    importMessages.moved(outcome.generator, outcome.title ?? "", into),
    importMessages.counts(counts.docs, counts.posts, counts.pages, counts.files),
    ...(outcome.setAside === null ? [] : [importMessages.setAside(into, outcome.setAside)]),
    ...section(importMessages.changed(changed.length), changed, examples),
    ...section(importMessages.left(left.length), left, examples),
    ...(left.length === 0 ? ["", importMessages.nothingLeft] : []),
    ...warned(outcome.warnings, examples),
    ...(outcome.kept.length === 0 ? [] : ["", importMessages.kept(outcome.kept.length), ...list(outcome.kept)]),
    ...(outcome.removed.length === 0
      ? []
      : ["", importMessages.removed(outcome.removed.length), ...list(outcome.removed)]),
  ].join("\n");
}

/** Number of locations that each group of warnings lists. */
const warningExamples = 3;

/**
 * Lists the warnings of a build in groups of alike messages. Without the full report, returns only
 * their number.
 */
function warned(warnings: Outcome["warnings"], examples: number): string[] {
  if (warnings.length === 0) return [];
  const heading = ["", importMessages.warned(warnings.length)];
  if (examples !== Number.POSITIVE_INFINITY) return heading;
  const notes = warnings.map(({ file, line, message, fix }): Note => {
    return { kind: "left", file, line, message: patternOf(message), fix: fix && patternOf(fix) };
  });
  return [...heading, ...groupNotes(notes).flatMap((group) => paragraph(group, warningExamples))];
}

/** Replaces the author's text in a message, so that alike messages are equal. */
function patternOf(message: string): string {
  return message
    .replace(/"[^"]*"|“[^”]*”|<[^>]*>|`[^`]*`/g, "…")
    .replace(/[\x21-\x7e]*[\d/_=&][\x21-\x7e]*/g, "…")
    .replace(/\n/g, " ");
}

function section(heading: string, notes: readonly Note[], examples: number): string[] {
  return notes.length === 0 ? [] : ["", heading, ...groupNotes(notes).flatMap((group) => paragraph(group, examples))];
}

function paragraph({ message, fix, notes }: NoteGroup, examples: number): string[] {
  const count = notes.length > 1 ? ` (${notes.length})` : "";
  const places = placesOf(notes, examples === Number.POSITIVE_INFINITY);
  return [`- ${message}${count}`, ...(fix === undefined ? [] : [`  → ${fix}`]), ...indented(places, examples)];
}

function indented(lines: readonly string[], examples: number): string[] {
  const rest = lines.length - examples;
  // "1 more" would be as long as the line that it replaces, so a single further line is shown.
  const shown = rest > 1 ? lines.slice(0, examples) : lines;
  return [...shown.map((line) => `    ${line}`), ...(rest > 1 ? [`    ${importMessages.more(rest)}`] : [])];
}
