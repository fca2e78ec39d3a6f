const comment =
  /^\s*(?:\/\/|\/\*|\{\/\*|#|--|<!--|;|%|rem\b|')\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/i;

export interface MarkedCode {
  readonly code: string;
  /** Numbers of the marked lines in `code`, from 1. */
  readonly highlighted: ReadonlySet<number>;
  /** A `highlight-start` without its end, or the other way round. */
  readonly unbalanced: "start" | "end" | undefined;
}

/** Takes the comments that mark lines out of code, so that a reader neither sees nor copies them. */
export function magicComments(source: string): MarkedCode {
  if (!source.includes("highlight-")) return { code: source, highlighted: new Set(), unbalanced: undefined };
  const lines: string[] = [];
  const highlighted = new Set<number>();
  let open = false;
  let next = false;
  let unbalanced: MarkedCode["unbalanced"];
  for (const line of source.split("\n")) {
    const mark = comment.exec(line)?.[1]?.toLowerCase();
    if (mark === undefined) {
      lines.push(line);
      if (open || next) highlighted.add(lines.length);
      next = false;
    } else if (mark === "next-line") {
      next = true;
    } else {
      if (mark === "end" && !open) unbalanced = "end";
      open = mark === "start";
    }
  }
  return { code: lines.join("\n"), highlighted, unbalanced: open ? "start" : unbalanced };
}
