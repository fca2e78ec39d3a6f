import { cut } from "../../../src/lib/diagnostic";
import type { Note } from "../notes";

/** Notes with the same message and fix. */
export interface NoteGroup {
  readonly message: string;
  readonly fix: string | undefined;
  readonly notes: readonly Note[];
}

/** Groups notes by message and fix, the largest group first. */
export function groupNotes(notes: readonly Note[]): NoteGroup[] {
  const groups = new Map<string, Note[]>();
  for (const note of notes) {
    const key = `${note.message}\n${note.fix}`;
    const group = groups.get(key);
    if (group) group.push(note);
    else groups.set(key, [note]);
  }
  return [...groups.values()]
    .map((group) => ({ message: group[0]?.message ?? "", fix: group[0]?.fix, notes: group }))
    .sort((a, b) => b.notes.length - a.notes.length);
}

/** Maximum number of lines of one file that a location lists. */
const mostLines = 10;

/**
 * Returns the locations of notes: `docs/a.mdx:3  <Chart>`. Notes with the same text in one file
 * share a location: `docs/a.mdx:3, 7 (2)  <Chart>`.
 * @param isFull whether a long text is shown whole
 */
export function placesOf(notes: readonly Note[], isFull: boolean): string[] {
  const places = new Map<string, { readonly note: Note; readonly lines: Set<number> }>();
  for (const note of notes) {
    const key = `${note.file}\n${note.found}`;
    const place = places.get(key) ?? { note, lines: new Set() };
    if (note.line !== undefined) place.lines.add(note.line);
    places.set(key, place);
  }
  return [...places.values()].map(({ note: { file, found }, lines }) => {
    const place = lines.size === 0 ? file : `${file}:${linesOf([...lines].sort((a, b) => a - b))}`;
    const text = found?.replace(/\s+/g, " ").trim();
    return text === undefined ? place : `${place}  ${isFull ? text : cut(text)}`;
  });
}

function linesOf(lines: readonly number[]): string {
  const shown = lines.slice(0, mostLines).join(", ");
  if (lines.length === 1) return shown;
  return `${shown}${lines.length > mostLines ? " …" : ""} (${lines.length})`;
}
