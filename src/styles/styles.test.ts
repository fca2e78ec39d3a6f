import { readFileSync } from "node:fs";
import postcss, { type AtRule, type Declaration, type Node, type Root, type Rule } from "postcss";
import { wideScreen } from "../browser/platform/elements";
import { filesBelow } from "../lib/node/files";
import { themeColors } from "../shared/colors";

const files = filesBelow("src").map((file) => `src/${file}`);
const read = (file: string) => readFileSync(file, "utf8");
const sheets = new Map<string, Root>(
  files.filter((file) => file.endsWith(".css")).map((file) => [file, postcss.parse(read(file))]),
);
const tokensFile = "src/styles/tokens.css";
const tokens = declarations([tokensFile]);

/** Returns the declarations of the named files, or of all stylesheets. */
function declarations(names: Iterable<string> = sheets.keys()): Declaration[] {
  const found: Declaration[] = [];
  for (const name of names) sheets.get(name)?.walkDecls((declaration) => void found.push(declaration));
  return found;
}

/** Formats a line as errors show it: `src/a.css:3: color: red`. */
function place(node: Node, text: string): string {
  const file = [...sheets].find(([, root]) => root === node.root())?.[0];
  return `${file}:${node.source?.start?.line}: ${text}`;
}

/** Returns the at-rules around a node, the innermost first. */
function atRulesAround(node: Node): AtRule[] {
  const { parent } = node;
  if (!parent) return [];
  const outer = atRulesAround(parent);
  return parent.type === "atrule" ? [parent as AtRule, ...outer] : outer;
}

test("every rule is in one of the cascade layers", () => {
  const layers = /@layer (.+);/.exec(read("src/styles/layers.css"))?.[1]?.split(", ") ?? [];
  const outside: string[] = [];
  for (const root of sheets.values()) {
    root.walkRules((rule) => {
      const layer = atRulesAround(rule).find(({ name }) => name === "layer");
      if (!layer || !layers.includes(layer.params.split(".")[0] ?? "")) outside.push(place(rule, rule.selector));
    });
  }
  expect(layers).toContain("components");
  expect(outside).toEqual([]);
});

/** Returns the last compound selector of a selector: `td:hover` for `.prose td:hover`. */
function subjectOf(selector: string): string {
  const flat = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, (inner) => "_".repeat(inner.length));
  return selector.slice(Math.max(...[..." >+~"].map((combinator) => flat.lastIndexOf(combinator))) + 1);
}

test("no selector has the subject `:is(a, b)`, because Chromium would try it on every element", () => {
  const slow: string[] = [];
  for (const root of sheets.values()) {
    root.walkRules((rule) => {
      if (atRulesAround(rule).some(({ name, params }) => name === "media" && params === "print")) return;
      const subjects = rule.selectors.map(subjectOf);
      // A browser without :has() drops a whole selector list with :has(), but only one selector of
      // the list in :is().
      if (subjects.some((subject) => subject.startsWith(":is(") && !subject.includes(":has(")))
        slow.push(place(rule, rule.selector));
    });
  }
  expect(slow).toEqual([]);
});

describe("breakpoints", () => {
  const listed = [...read(tokensFile).matchAll(/^ \* {3}(\d+) {2}/gm)].map(([, px]) => Number(px));
  const breakpointsOf = (query: string) =>
    [...query.matchAll(/(min|max)-width:\s*([^)]+)\)/g)].map(([, edge, width = ""]) => {
      const px = /^[\d.]+em$/.test(width) ? Number.parseFloat(width) * 16 : Number.NaN;
      return edge === "min" ? px : px + 1;
    });

  test("lists exactly the widths of media queries in tokens.css", () => {
    const asked = new Set<number>();
    const unknown: string[] = [];
    for (const root of sheets.values()) {
      root.walkAtRules("media", (rule) => {
        for (const breakpoint of breakpointsOf(rule.params)) {
          asked.add(breakpoint);
          if (!listed.includes(breakpoint)) unknown.push(place(rule, rule.params));
        }
        // The range syntax would bypass this test.
        if (/width\s*[<>=]/.test(rule.params)) unknown.push(place(rule, rule.params));
      });
    }
    expect(unknown).toEqual([]);
    expect([...asked].sort((a, b) => a - b)).toEqual(listed);
  });

  test("changes to the wide layout in scripts and stylesheets at the same width", () => {
    const [breakpoint] = breakpointsOf(wideScreen);
    expect(listed).toContain(breakpoint);
    const shell = sheets.get("src/components/shell/shell.module.css");
    expect(shell?.toString()).toContain(`@media screen and ${wideScreen}`);
  });
});

describe("colours", () => {
  test("keep the seal's red for the seal and the current line of the sidebar", () => {
    const users = [...sheets].filter(([, sheet]) => /var\(--accent\)/.test(sheet.toString())).map(([file]) => file);
    expect(users.sort()).toEqual(["src/components/sidebar/sidebar.module.css", "src/styles/tokens.css"]);
  });

  test.each(["light", "dark"] as const)("repeats the tokens of the %s mode in other files", (mode) => {
    const values: Record<string, string> = {};
    sheets.get(tokensFile)?.walkRules(mode === "light" ? /^:root/ : /^\[data-theme="dark"\]/, (rule) => {
      if (atRulesAround(rule).some(({ name, params }) => name === "media" && params !== "screen")) return;
      rule.walkDecls(({ prop, value }) => {
        values[prop] = value;
      });
    });
    const expected = Object.entries(themeColors[mode]).map(([name, color]) => [`--${name}`, color]);
    expect(values).toMatchObject(Object.fromEntries(expected));
  });

  test("names colours in no other file", () => {
    const color = /#(?:[\da-f]{3,4}){1,2}\b(?!%)|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|:\s*(?:white|black);/i;
    // Shiki's theme has class numbers in place of colours. The colours of plots are beside their
    // rules.
    const exceptions = [
      tokensFile,
      "src/styles/plot.css",
      "src/shared/colors.ts",
      "src/shared/colors.ts",
      "src/markdown/code/highlight.ts",
    ];
    const named = files
      .filter((file) => /\.(?:css|[cm]?tsx?|[cm]?js)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => !exceptions.includes(file))
      .flatMap((file) => {
        const lines = read(file).split("\n");
        return lines.flatMap((line, index) => (color.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
      });
    expect(named).toEqual([]);
  });
});

test("lists keep their role in Safari, which drops it for `list-style: none`", () => {
  const dropped = declarations().filter(({ prop, value, parent }) => {
    const isList = parent?.type === "rule" && !/\bsummary$/.test((parent as Rule).selector);
    return isList && /^list-style(?:-type)?$/.test(prop) && /\bnone\b/.test(value);
  });
  expect(dropped.map((declaration) => place(declaration, declaration.value))).toEqual([]);
});

test("uses CanvasText only through a token, because the minifier turns it into `initial`, which is black", () => {
  const lost = declarations().filter(({ prop, value }) => prop === "color" && /^canvastext$/i.test(value));
  expect(lost.map((declaration) => place(declaration, declaration.value))).toEqual([]);
});

describe("tokens", () => {
  /**
   * Properties that must use tokens, and the prefix of those tokens. A value that equals a token
   * must be written as that token.
   */
  const scales: [properties: RegExp, prefix: string][] = [
    [/^(?:margin|padding|gap|row-gap|column-gap|inset)\b/, "--space-"],
    [/^font-size$/, "--text-"],
    [/^line-height$/, "--leading-"],
    [/^border-radius$/, "--radius"],
    [/^z-index$/, "--layer-"],
  ];

  test.each(scales)("%s uses a token for every value that has one", (properties, prefix) => {
    const steps = new Map(
      tokens.filter(({ prop }) => prop.startsWith(prefix)).map(({ prop, value }) => [value, prop] as const),
    );
    expect(steps.size).toBeGreaterThan(1);
    const loose = declarations().flatMap((declaration) => {
      if (!properties.test(declaration.prop)) return [];
      // A value inside a function, such as clamp(), is part of a formula.
      const plain = declaration.value.replace(/(?<!var)\((?:[^()]|\([^()]*\))*\)/g, "()");
      const values = [declaration.value, ...plain.split(" ").map((value) => value.replace(/^-/, ""))];
      const token = values.map((value) => steps.get(value)).find(Boolean);
      return token ? [place(declaration, `${declaration.prop}: ${declaration.value} is var(${token})`)] : [];
    });
    expect(loose).toEqual([]);
  });

  test("uses layers for all z-indexes", () => {
    const loose = declarations().filter(({ prop, value }) => prop === "z-index" && !value.startsWith("var(--layer-"));
    expect(loose.map((declaration) => place(declaration, declaration.value))).toEqual([]);
  });

  test("defines every custom property that is read, and reads every token", () => {
    const all = declarations();
    const names = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);
    const code = files
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map(read)
      .join("");
    const readNames = new Set([...all.flatMap(({ value }) => names(value)), ...names(code)]);
    const definedInCode = [...code.matchAll(/(--[\w-]+)[":]/g)].map(([, name = ""]) => name);
    const defined = new Set([...all.map(({ prop }) => prop), ...definedInCode]);
    expect([...readNames].filter((name) => !defined.has(name))).toEqual([]);
    const unread = tokens.map(({ prop }) => prop).filter((prop) => prop.startsWith("--") && !readNames.has(prop));
    expect(unread).toEqual([]);
  });
});
