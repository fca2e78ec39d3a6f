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

/** Returns the location of a note: `docs/a.mdx:3  <Chart>`. */
export function placeOf({ file, line, found }: Note): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return found === undefined ? place : `${place}  ${found}`;
}
