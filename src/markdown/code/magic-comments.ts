const comment =
  /^\s*(?:\/\/|\/\*|\{\/\*|#|--|<!--|;|%|rem\b|')\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/i;

/** Shiki's notation, as VitePress has it too: a comment at the end of a line, or on a line of its own above. */
const notation = /\s*(?:\/\/|\/\*|\{\/\*|#|--|<!--|;|%)\s*\[!code\s+([^\s\]:]+)(?::(\d+))?\]\s*(?:\*\/\}?|-->)?\s*$/;

/** What a line can be marked as, by the word in `[!code …]`. */
const marks: ReadonlyMap<string, LineMark> = new Map(
  Object.entries({
    ...({ highlight: "highlighted", hl: "highlighted", "++": "added", "--": "removed" } as const),
    ...({ error: "error", warning: "warned", focus: "focused" } as const),
  }),
);

/** Words of `[!code …]`, as a message lists them. */
export const markWords: readonly string[] = [...marks.keys()].filter((word) => word !== "hl");

/** The class of a marked line. */
export type LineMark = "highlighted" | "added" | "removed" | "error" | "warned" | "focused";

/** Takes the comments that mark lines out of code, so that a reader neither sees nor copies them. */
export function magicComments(source: string) {
  /** By the number of their line in `code`, from 1. */
  const found = new Map<number, LineMark>();
  const lines: string[] = [];
  /** Words in `[!code …]` that mean nothing; their comments stay in the code. */
  const unknown: string[] = [];
  let [open, next] = [false, false];
  /** A `highlight-start` without its end, or the other way round. */
  let unbalanced: "start" | "end" | undefined;
  for (const written of source.split("\n")) {
    const [, word] = comment.exec(written) ?? [];
    switch (word?.toLowerCase()) {
      case "next-line":
        next = true;
        continue;
      case "end":
        if (!open) unbalanced = "end";
        open = false;
        continue;
      case "start":
        open = true;
        continue;
    }
    const [whole = "", name, count = "1"] = notation.exec(written) ?? [];
    const mark = name === undefined ? undefined : marks.get(name.toLowerCase());
    if (name !== undefined && mark === undefined) unknown.push(name);
    const line = mark === undefined ? written : written.slice(0, written.length - whole.length);
    // On a line of its own it is about those that follow.
    const isAlone = mark !== undefined && line.trim() === "";
    const first = lines.length + 1;
    if (!isAlone) {
      lines.push(line);
      if (open || next) found.set(first, "highlighted");
      next = false;
    }
    if (mark) for (let at = first; at < first + Math.min(Number(count), 1000); at++) found.set(at, mark);
  }
  if (open) unbalanced = "start";
  return { code: lines.join("\n"), marks: found, unbalanced, unknown };
}
