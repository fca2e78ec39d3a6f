/** The mark of a line, which is also its class. */
export type LineMark = "highlighted" | "added" | "removed" | "error" | "warned" | "focused";

/** The options after the language of a fence. */
export interface FenceMeta {
  readonly title: string | undefined;
  /** The author's description of a drawing. */
  readonly desc: string | undefined;
  readonly file: string | undefined;
  /** The name of a part of the file, between `#region` and `#endregion`. */
  readonly region: string | undefined;
  readonly lines: string | undefined;
  readonly fold: boolean;
  /** The number of the first line if lines are numbered: `showLineNumbers`, `showLineNumbers=5`. */
  readonly firstNumber: number | undefined;
  /** The marks of lines, by line number from 1. */
  readonly marks: ReadonlyMap<number, LineMark>;
  /** Options that have no effect, as written. */
  readonly unknown: readonly string[];
}

type Draft = {
  -readonly [Key in keyof FenceMeta]: FenceMeta[Key];
} & { readonly marks: Map<number, LineMark>; readonly unknown: string[] };

/** Applies an option. Returns false if the option cannot have the value, or needs one. */
type Setter = (draft: Draft, value: string | undefined) => boolean;

const text =
  (key: "title" | "desc" | "region" | "lines"): Setter =>
  (draft, value) => {
    if (value !== undefined) draft[key] = value;
    return value !== undefined;
  };

/** Sets the file. As in VitePress, `file="a.ts#name"` also sets the region. */
const including: Setter = (draft, value) => {
  const [, file = value, region = draft.region] = /^(.+)#([^#/\\]+)$/.exec(value ?? "") ?? [];
  Object.assign(draft, { file, region });
  return value !== undefined;
};

const marking =
  (mark: LineMark): Setter =>
  (draft, value = "") => {
    const lines = parseRanges(value);
    for (const line of lines ?? []) draft.marks.set(line, mark);
    return lines !== undefined;
  };

const numbering: Setter = (draft, value = "1") => {
  const number = value === "true" ? 1 : Number(value);
  draft.firstNumber = value === "false" ? undefined : number;
  return value === "false" || Number.isInteger(number);
};

const withoutNumbers: Setter = (draft, value) => {
  draft.firstNumber = undefined;
  return value === undefined;
};

const folding: Setter = (draft, value = "true") => {
  draft.fold = value !== "false";
  return value === "true" || value === "false";
};

/** Accepts an option of another program that changes nothing that readers see. */
const nothing: Setter = () => true;

/** The options of this site, with the form that messages show. */
const ownOptions: Readonly<Record<string, readonly [form: string, set: Setter]>> = {
  title: ['title="…"', text("title")],
  showLineNumbers: ["showLineNumbers", numbering],
  file: ['file="…"', including],
  region: ["region=…", text("region")],
  lines: ['lines="10-25"', text("lines")],
  fold: ["fold=false", folding],
  desc: ['desc="…"', text("desc")],
  ins: ["ins={1}", marking("added")],
  del: ["del={1}", marking("removed")],
};

/** Options of other programs with the same meaning as an option of this site. */
const equivalents: Readonly<Record<string, Setter>> = {
  filename: text("title"),
  fileName: text("title"),
  caption: text("title"),
  linenums: numbering,
  linenostart: numbering,
  startLineNumber: numbering,
  startFrom: numbering,
  numberLines: numbering,
  lineNumbers: numbering,
  "line-numbers": numbering,
  noLineNumbers: withoutNumbers,
  "no-line-numbers": withoutNumbers,
  mark: marking("highlighted"),
  highlight: marking("highlighted"),
  hl_lines: marking("highlighted"),
  add: marking("added"),
  rm: marking("removed"),
  focus: marking("focused"),
  // Docusaurus runs live code, and rustdoc tests it. This site only shows the code.
  ...Object.fromEntries(
    ["live", "noInline", "ignore", "no_run", "should_panic", "compile_fail", "editable"].map((name) => [name, nothing]),
  ),
};

const setters: ReadonlyMap<string, Setter> = new Map([
  ...Object.entries(ownOptions).map(([name, [, set]]) => [name, set] as const),
  ...Object.entries(equivalents),
]);

/** The names of this site's options, to find the one that is nearest to a misspelled name. */
export const optionNames: readonly string[] = Object.keys(ownOptions);

/** The forms of all options, for messages. */
export const optionForms: readonly string[] = [...Object.values(ownOptions).map(([form]) => form), "{1,3-5}"];

/** Returns the form of one of this site's options, such as `title="…"`. */
export function optionForm(name: string): string {
  return ownOptions[name]?.[0] ?? name;
}

/** Returns whether the first word of a fence is an option, and not a language. */
export function isOption(word: string): boolean {
  return setters.has(word) || /^[a-z][\w-]*=/i.test(word);
}

const quoted = String.raw`"(?:[^"\\]|\\.)*"|'[^']*'`;
/** Matches an option, a group in braces, a title in brackets, or anything else up to a space. */
const token = new RegExp(
  [
    String.raw`(?<name>[a-z_][\w-]*)(?:=(?<value>${quoted}|\{[^}]*\}|[^\s{}"']+))?(?![^\s{])`,
    String.raw`\{(?<group>[^}]*)\}`,
    String.raw`\[(?<label>[^\]]*)\]`,
    String.raw`${quoted}|\/(?:[^/\\\n]|\\.)+\/`,
    String.raw`[^\s{]+|\{`,
  ].join("|"),
  "gi",
);

/**
 * Parses the options after the language of a fence, in any order. Several groups of lines, such as
 * `{1} {3-4}`, are combined. Any other group contains options: `{title="a.js"}`.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const draft: Draft = {
    title: undefined,
    desc: undefined,
    file: undefined,
    region: undefined,
    lines: undefined,
    fold: true,
    firstNumber: undefined,
    marks: new Map(),
    unknown: [],
  };
  readOptions(meta, draft);
  return draft;
}

function readOptions(meta: string, draft: Draft): void {
  for (const { 0: written, groups } of meta.matchAll(token)) {
    const { name, value, group, label } = groups ?? {};
    if (label !== undefined) draft.title ??= label;
    else if (group !== undefined) {
      if (marking("highlighted")(draft, group)) continue;
      if (/[a-z]/i.test(group)) readOptions(group, draft);
      else draft.unknown.push(written);
    } else if (name === undefined || !setters.get(name)?.(draft, value && unquoted(value))) draft.unknown.push(written);
  }
}

/** Returns the value of an option without its quotes or braces. */
function unquoted(written: string): string {
  if (written.startsWith('"')) return written.slice(1, -1).replace(/\\(["\\])/g, "$1");
  return /^['{]/.test(written) ? written.slice(1, -1).replace(/^(["'])(.*)\1$/, "$2") : written;
}

/**
 * The line number at which ranges end, because a range like `1-999999999` would fill the memory.
 */
const lastLine = 100_000;

/**
 * Expands ranges of lines: `1,3-5` → 1, 3, 4, 5. Returns undefined for anything else, and for a
 * range that ends before it begins.
 */
function parseRanges(text: string): number[] | undefined {
  const lines: number[] = [];
  for (const part of text
    .trim()
    .replace(/\s*-\s*/g, "-")
    .split(/[\s,]+/)) {
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    if (first === undefined || Number(last) < Number(first)) return undefined;
    for (let line = Number(first); line <= Math.min(Number(last), lastLine); line++) lines.push(line);
  }
  return lines;
}
