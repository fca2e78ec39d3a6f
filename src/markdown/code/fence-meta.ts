/** What stands after the language of a fence. */
export interface FenceMeta {
  readonly title: string | undefined;
  /** `file="./x.cpp"`: show this file. */
  readonly file: string | undefined;
  /** `lines="10-25"`: show these lines of it. */
  readonly lines: string | undefined;
  /** `{1,3-5}`. */
  readonly highlighted: ReadonlySet<number>;
  /** Number of the first line, where lines are numbered: `showLineNumbers`, `showLineNumbers=5`. */
  readonly firstNumber: number | undefined;
  /** Whether a long listing may be folded: not with `fold=false`. */
  readonly fold: boolean;
}

/** More lines than any block has; a range like `1-999999999` must not fill the memory. */
const lastLine = 100_000;

/** Reads `title="…" {1,3-5} showLineNumbers file="…" lines="…" fold=false`, in any order; what it does not know it leaves alone. */
export function parseFenceMeta(meta: string): FenceMeta {
  const numbers = /\bshowLineNumbers\b(?:=\{?(\d+)\}?)?/.exec(meta);
  const ranges = /\{([\d\s,-]+)\}/.exec(meta.replace(/=\{\d+\}/g, ""));
  return {
    title: attribute(meta, "title"),
    file: attribute(meta, "file"),
    lines: attribute(meta, "lines"),
    highlighted: new Set(parseRanges(ranges?.[1] ?? "")),
    fold: attribute(meta, "fold") !== "false" && !/\bfold=\{false\}/.test(meta),
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
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    if (!match) return [];
    const first = Number(match[1]);
    const last = Math.min(Number(match[2] ?? first), lastLine);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
}
