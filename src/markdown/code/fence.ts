import type { Code } from "mdast";

/**
 * Returns the language and meta of a fence. Also accepts ```js{1,3} without a space, and Pandoc's
 * {.js}.
 */
export function infoOf({ lang: name, meta }: Code) {
  const [, named, attributes = "", rest = ""] = /^\{\s*\.([^\s}]+)([^}]*)\}(.*)$/.exec(`${name} ${meta ?? ""}`) ?? [];
  if (named !== undefined)
    return {
      lang: named,
      meta: `${attributes.replace(/\.(?:numberLines|line-numbers)\b/, "showLineNumbers")} ${rest}`.trim(),
    };
  const [, lang = "", glued = ""] = /^([^{]*)(.*)$/.exec(name ?? "") ?? [];
  return { lang, meta: `${glued} ${meta ?? ""}`.trim() };
}

/** The options after the language of a fence. */
export type FenceMeta = ReturnType<typeof parseFenceMeta>;

/**
 * Reads `title="…" desc="…" {1,3-5} showLineNumbers file="…" lines="…" fold=false` in any order,
 * and ignores the rest.
 */
export function parseFenceMeta(meta: string) {
  const numbers = /\bshowLineNumbers\b(?:=\{?(\d+)\}?)?/.exec(meta);
  const ranges = /\{([\d\s,-]+)\}/.exec(meta.replace(/=\{\d+\}/g, ""));
  return {
    title: attribute(meta, "title"),
    /** The author's description of a drawing. */
    desc: attribute(meta, "desc"),
    file: attribute(meta, "file"),
    lines: attribute(meta, "lines"),
    highlighted: new Set(parseRanges(ranges?.[1] ?? "")),
    fold: attribute(meta, "fold") !== "false" && !/\bfold=\{false\}/.test(meta),
    /**
     * The number of the first line if lines are numbered: `showLineNumbers`, `showLineNumbers=5`.
     */
    firstNumber: numbers ? Number(numbers[1] ?? 1) : undefined,
  };
}

function attribute(meta: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|'([^']*)'|([^\\s{}"']+))`).exec(meta);
  return match ? (match[1]?.replace(/\\(["\\])/g, "$1") ?? match[2] ?? match[3]) : undefined;
}

/**
 * The line number at which ranges are cut off. A range like `1-999999999` would fill the memory.
 */
const lastLine = 100_000;

/** Expands ranges of lines: `1,3-5` → 1, 3, 4, 5. */
function parseRanges(text: string): number[] {
  return text.split(",").flatMap((part) => {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    if (first === undefined) return [];
    const count = Math.min(Number(last), lastLine) - Number(first) + 1;
    return Array.from({ length: count }, (_, index) => Number(first) + index);
  });
}

const comment =
  /^\s*(?:\/\/|\/\*|\{\/\*|#|--|<!--|;|%|rem\b|')\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/i;

/**
 * Matches the notation of Shiki and VitePress: a comment at the end of a line, or alone on the line
 * above.
 */
const notation = /\s*(?:\/\/|\/\*|\{\/\*|#|--|<!--|;|%)\s*\[!code\s+([^\s\]:]+)(?::(\d+))?\]\s*(?:\*\/\}?|-->)?\s*$/;

/** Line marks, by their word in `[!code …]`. */
const marks: ReadonlyMap<string, LineMark> = new Map(
  Object.entries({
    highlight: "highlighted",
    hl: "highlighted",
    "++": "added",
    "--": "removed",
    error: "error",
    warning: "warned",
    focus: "focused",
  } as const),
);

/** The words of `[!code …]` that messages list. */
export const markWords: readonly string[] = [...marks.keys()].filter((word) => word !== "hl");

/** The mark of a line, which is also its class. */
export type LineMark = "highlighted" | "added" | "removed" | "error" | "warned" | "focused";

/**
 * Removes the comments that mark lines, so that readers neither see nor copy them. Returns the
 * remaining code, the marks, and what to report: an unbalanced comment and unknown words.
 */
export function magicComments(source: string) {
  /** Marks by line number in `code`, from 1. */
  const lineMarks = new Map<number, LineMark>();
  const lines: string[] = [];
  /** Unknown words in `[!code …]`. Their comments stay in the code. */
  const unknown: string[] = [];
  let isInRange = false;
  let isNext = false;
  /** The last `highlight-start` or `highlight-end` without its counterpart. */
  let unbalanced: "start" | "end" | undefined;
  for (const sourceLine of source.split("\n")) {
    const word = comment.exec(sourceLine)?.[1]?.toLowerCase();
    if (word !== undefined) {
      if (word === "end" && !isInRange) unbalanced = "end";
      if (word === "next-line") isNext = true;
      else isInRange = word === "start";
      continue;
    }
    const { line, mark, count, unknownWord } = readNotation(sourceLine);
    if (unknownWord !== undefined) unknown.push(unknownWord);
    // A comment alone on a line marks the lines after it.
    const isAlone = mark !== undefined && line.trim() === "";
    const first = lines.length + 1;
    if (!isAlone) {
      lines.push(line);
      if (isInRange || isNext) lineMarks.set(first, "highlighted");
      isNext = false;
    }
    if (mark) for (let at = first; at < first + count; at++) lineMarks.set(at, mark);
  }
  if (isInRange) unbalanced = "start";
  return { code: lines.join("\n"), marks: lineMarks, unbalanced, unknown };
}

/** The maximum number of lines that one comment marks, so that a typo does not fill the memory. */
const mostMarked = 1000;

/** Reads the `[!code …]` at the end of a line: its mark, and the number of lines to mark. */
function readNotation(sourceLine: string) {
  const [whole = "", name, count = "1"] = notation.exec(sourceLine) ?? [];
  const mark = name === undefined ? undefined : marks.get(name.toLowerCase());
  if (mark === undefined) return { line: sourceLine, mark, count: 0, unknownWord: name };
  const line = sourceLine.slice(0, sourceLine.length - whole.length);
  return { line, mark, count: Math.min(Number(count), mostMarked), unknownWord: undefined };
}
