import { range } from "d3";
import type { Code } from "mdast";

/** Language and meta of a fence. ```js{1,3} without a space is common enough to mean what it says. */
export function infoOf({ lang: written, meta }: Code) {
  const [, lang = "", glued = ""] = /^([^{]*)(.*)$/.exec(written ?? "") ?? [];
  return { lang, meta: `${glued} ${meta ?? ""}`.trim() };
}

/** What stands after the language of a fence. */
export type FenceMeta = ReturnType<typeof parseFenceMeta>;

/** More lines than any block has; a range like `1-999999999` must not fill the memory. */
const lastLine = 100_000;

/** Reads `title="…" {1,3-5} showLineNumbers file="…" lines="…" fold=false`, in any order; what it does not know it leaves alone. */
export function parseFenceMeta(meta: string) {
  const numbers = /\bshowLineNumbers\b(?:=\{?(\d+)\}?)?/.exec(meta);
  const ranges = /\{([\d\s,-]+)\}/.exec(meta.replace(/=\{\d+\}/g, ""));
  return {
    title: attribute(meta, "title"),
    /** Show this file. */
    file: attribute(meta, "file"),
    /** Show these lines of it. */
    lines: attribute(meta, "lines"),
    highlighted: new Set(parseRanges(ranges?.[1] ?? "")),
    /** Whether a long listing may be folded. */
    fold: attribute(meta, "fold") !== "false" && !/\bfold=\{false\}/.test(meta),
    /** Of the first line, where lines are numbered: `showLineNumbers`, `showLineNumbers=5`. */
    firstNumber: numbers ? Number(numbers[1] ?? 1) : undefined,
  };
}

function attribute(meta: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|'([^']*)'|([^\\s{}"']+))`).exec(meta);
  return match ? (match[1]?.replace(/\\(["\\])/g, "$1") ?? match[2] ?? match[3]) : undefined;
}

/** `1,3-5` → 1, 3, 4, 5. */
function parseRanges(text: string): number[] {
  return text.split(",").flatMap((part) => {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    return first === undefined ? [] : range(Number(first), Math.min(Number(last), lastLine) + 1);
  });
}
