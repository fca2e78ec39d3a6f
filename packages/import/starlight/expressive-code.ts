import type { FenceText } from "../markdown/rewrite-tree";

/** Comment syntax by language. Other languages get `//`. */
const comments: readonly (readonly [languages: RegExp, opening: string, closing: string])[] = [
  [/^(?:html|xml|svg|vue|svelte|astro|mdx?|markdown|markdoc|mdoc)$/, "<!--", " -->"],
  [/^(?:css|scss|less)$/, "/*", " */"],
  [/^(?:sql|lua|haskell|hs)$/, "--", ""],
  [
    /^(?:ba|z|fi)?sh$|^(?:shell\w*|console|terminal|py\w*|rb|ruby|ya?ml|toml|ini|env|dotenv|dockerfile|make\w*|r|perl|diff|ps1|powershell|nginx|elixir|nix)$/,
    "#",
    "",
  ],
];

const marker = /\b(mark|ins|del)=(?:\{([^}]*)\}|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/(?:\\.|[^/\\])*\/)/g;

/** Matches options that affect only how a block looks and are therefore dropped. */
const layout =
  /\b(?:frame|wrap|preserveIndent|hangingIndent|collapseStyle|collapsePreserveIndent|collapse|theme)(?:=(?:\{[^}]*\}|"[^"]*"|'[^']*'|[^\s"'{]+))?(?=\s|$)/g;

/**
 * Converts the options of an Expressive Code fence. Added and removed lines get comments such as
 * `// [!code ++]`. Marks on words have no counterpart and are dropped.
 */
export function expressiveFence(info: string, code: string): FenceText {
  const [, written = "", options = ""] = /^(\S*)\s*([\s\S]*)$/.exec(info) ?? [];
  // `diff lang="js"` is a diff of JavaScript, so its `+` and `-` become marks.
  const inner = /\blang="([^"]+)"/.exec(options)?.[1];
  const lang = written === "diff" ? (inner ?? written) : written;
  const isDifference = written === "diff" && inner !== undefined;
  const marks = isDifference ? diffMarks(code) : new Map<number, string>();
  const highlighted: string[] = [];
  const kept = options
    .replace(/\blang="[^"]*"/g, "")
    .replace(marker, (_, kind: string, ranges = "") => {
      if (kind === "mark") highlighted.push(...rangesOf(ranges));
      else for (const line of linesOf(ranges)) marks.set(line, kind === "ins" ? "++" : "--");
      return "";
    })
    .replace(layout, "")
    .replace(/\bshowLineNumbers=(\{?)false\}?/g, "")
    .replace(/\bshowLineNumbers(?:=\{?true\}?)?(?=\s|$)/g, "showLineNumbers")
    .replace(/\bstartLineNumber=\{?(\d+)\}?/g, "startLineNumber=$1")
    .replace(/(^|\s)\{([^}]*)\}/g, (_, space: string, ranges: string) => {
      highlighted.push(...rangesOf(ranges));
      return space;
    })
    .replace(/(^|\s)(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/(?:\\.|[^/\\])+\/)(?=\s|$)/g, "$1");
  const start = /startLineNumber=(\d+)/.exec(kept)?.[1];
  const rest = kept
    .replace(/startLineNumber=\d+/, "")
    .replace(/showLineNumbers/, start ? `showLineNumbers=${start}` : "$&");
  const lines = highlighted.length === 0 ? "" : `{${highlighted.join(",")}}`;
  const changed = marked(isDifference ? withoutSigns(code) : code, lang, marks);
  return {
    info: [lang, ...rest.split(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/), lines].filter(Boolean).join(" "),
    ...(changed !== code && { code: changed }),
  };
}

/** Returns the ranges of `{"label":3-5,7}` without their labels. */
function rangesOf(text: string): string[] {
  return [...text.replace(/"[^"]*":?/g, "").matchAll(/\d+(?:-\d+)?/g)].map(([range]) => range);
}

function linesOf(ranges: string): number[] {
  return rangesOf(ranges).flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
}

function diffMarks(code: string): Map<number, string> {
  const signs = code.split("\n").map((line) => /^[+-]/.exec(line)?.[0].repeat(2));
  return new Map(signs.flatMap((sign, index) => (sign === undefined ? [] : [[index + 1, sign]])));
}

/**
 * Removes the `+` and `-` of a diff. If all other lines begin with a space, it removes that space
 * too.
 */
function withoutSigns(code: string): string {
  return /^[^ +\-\n]/m.test(code) ? code.replace(/^[+-]/gm, "") : code.replace(/^[ +-]/gm, "");
}

function marked(code: string, lang: string, marks: ReadonlyMap<number, string>): string {
  if (marks.size === 0) return code;
  const [, opening = "//", closing = ""] = comments.find(([languages]) => languages.test(lang.toLowerCase())) ?? [];
  const lines = code.split("\n").map((line, index) => {
    const mark = marks.get(index + 1);
    return mark === undefined ? line : `${line} ${opening} [!code ${mark}]${closing}`;
  });
  return lines.join("\n");
}
