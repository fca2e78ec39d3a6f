import type { Code } from "mdast";
import { isOption, type LineMark } from "./fence-meta";

interface Info {
  readonly lang: string;
  readonly meta: string;
}

/**
 * Returns the language and meta of a fence. Also accepts ```js{1,3} without a space, VitePress'
 * ```js:line-numbers, rustdoc's ```rust,ignore, the braces of Pandoc, Quarto and MyST, and options
 * without a language.
 */
export function infoOf({ lang: name, meta }: Pick<Code, "lang" | "meta">): Info {
  const info = `${name ?? ""} ${meta ?? ""}`.trim();
  const braced = bracedInfo(info);
  if (braced) return braced;
  if (isOption(name ?? "")) return { lang: "", meta: info };
  const [, lang = "", separator = "", glued = ""] = /^([^{,:]*)([,:]?)(.*)$/.exec(name ?? "") ?? [];
  return { lang, meta: `${separator === "," ? glued.replaceAll(",", " ") : glued} ${meta ?? ""}`.trim() };
}

/** Matches the braces at the start of a fence, unless they contain lines or options. */
const braces = /^\{\s*\.?((?![^\s}]*=)[a-z][^\s},]*),?([^}]*)\}(.*)$/i;

/**
 * Parses the braces of Pandoc, Quarto and MyST: ```{.js}, ```{js}, ```{code-block} js. Returns
 * undefined if the fence does not start with such braces.
 */
function bracedInfo(info: string): Info | undefined {
  const [, named, attributes = "", rest = ""] = braces.exec(info) ?? [];
  if (named === undefined) return undefined;
  const [, language, options = ""] = /^\s*(\S+)(.*)$/.exec(rest) ?? [];
  if (language !== undefined && /^(?:code|code-block|code-cell|sourcecode)$/.test(named))
    return { lang: language, meta: options.trim() };
  return { lang: named, meta: `${attributes.replace(/\.(?=numberLines\b|line-numbers\b)/, "")} ${rest}`.trim() };
}

const comment =
  /^\s*(?:\/\/|\/\*|\{\/\*|#|--|<!--|;|%|rem\b|')\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/i;

/**
 * Matches the notation of Shiki and VitePress: a comment at the end of a line, or alone on the line
 * above.
 */
const notation =
  /\s*(?:\/\/|\/\*|\{\/\*|#|--|<!--|;|%)\s*\[!code\s+([^\s\]:]+)(?::([^\]\n]*))?\]\s*(?:\*\/\}?|-->)?\s*$/;

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
  const mark = name === undefined || !/^\d+$/.test(count) ? undefined : marks.get(name.toLowerCase());
  if (mark === undefined)
    return { line: sourceLine, mark, count: 0, unknownWord: /\[!code\s+([^\]]*)\]/.exec(whole)?.[1] };
  const line = sourceLine.slice(0, sourceLine.length - whole.length);
  return { line, mark, count: Math.min(Number(count), mostMarked), unknownWord: undefined };
}
