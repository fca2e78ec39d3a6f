import { readFileSync } from "node:fs";
import postcss, { type AtRule, type Declaration, type Node, type Root } from "postcss";
import { wideScreen } from "../browser/platform/elements";
import { themeColors } from "../contract/colors";
import { filesBelow } from "../lib/node/files";

const files = filesBelow("src").map((file) => `src/${file}`);
const read = (file: string) => readFileSync(file, "utf8");
const sheets = new Map<string, Root>(
  files.filter((file) => file.endsWith(".css")).map((file) => [file, postcss.parse(read(file))]),
);
const tokensFile = "src/styles/tokens.css";
const tokens = declarations([tokensFile]);

/** Declarations of the named files, or of all style sheets. */
function declarations(names: Iterable<string> = sheets.keys()): Declaration[] {
  const found: Declaration[] = [];
  for (const name of names) sheets.get(name)?.walkDecls((declaration) => void found.push(declaration));
  return found;
}

/** `src/a.css:3: color: red`, as an error names a line. */
function place(node: Node, text: string): string {
  const file = [...sheets].find(([, root]) => root === node.root())?.[0];
  return `${file}:${node.source?.start?.line}: ${text}`;
}

/** At-rules around a node, the innermost first. */
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

describe("breakpoints", () => {
  const listed = [...read(tokensFile).matchAll(/^ \* {3}(\d+) {2}/gm)].map(([, px]) => Number(px));
  const breakpointsOf = (query: string) =>
    [...query.matchAll(/(min|max)-width:\s*([^)]+)\)/g)].map(([, edge, width = ""]) => {
      const px = /^[\d.]+em$/.test(width) ? Number.parseFloat(width) * 16 : Number.NaN;
      return edge === "min" ? px : px + 1;
    });

  test("every width that a media query asks for is in the list of tokens.css, and none is listed for nothing", () => {
    const asked = new Set<number>();
    const unknown: string[] = [];
    for (const root of sheets.values()) {
      root.walkAtRules("media", (rule) => {
        for (const breakpoint of breakpointsOf(rule.params)) {
          asked.add(breakpoint);
          if (!listed.includes(breakpoint)) unknown.push(place(rule, rule.params));
        }
        // The range syntax would get past this test.
        if (/width\s*[<>=]/.test(rule.params)) unknown.push(place(rule, rule.params));
      });
    }
    expect(unknown).toEqual([]);
    expect([...asked].sort((a, b) => a - b)).toEqual(listed);
  });

  test("scripts change to the wide layout where the style sheets do", () => {
    const [breakpoint] = breakpointsOf(wideScreen);
    expect(listed).toContain(breakpoint);
    const shell = sheets.get("src/components/shell/shell.module.css");
    expect(shell?.toString()).toContain(`@media ${wideScreen}`);
  });
});

describe("colours", () => {
  test.each(["light", "dark"] as const)("those that leave the style sheets are the tokens of the %s mode", (mode) => {
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

  test("no other file of the site names a colour", () => {
    const color = /#(?:[\da-f]{3,4}){1,2}\b(?!%)|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|:\s*(?:white|black);/i;
    // Shiki's theme has numbers of classes where others have colours. Those of plots travel with their rules.
    const exceptions = [
      tokensFile,
      "src/styles/plot.css",
      "src/contract/colors.ts",
      "src/contract/colors.ts",
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

test("no colour is CanvasText but by a token: the minifier makes `initial` of it, which is black", () => {
  const lost = declarations().filter(({ prop, value }) => prop === "color" && /^canvastext$/i.test(value));
  expect(lost.map((declaration) => place(declaration, declaration.value))).toEqual([]);
});

describe("tokens", () => {
  /** Properties of which every value that is a step of a scale is written as the token, and the tokens' prefix. */
  const scales: [properties: RegExp, prefix: string][] = [
    [/^(?:margin|padding|gap|row-gap|column-gap|inset)\b/, "--space-"],
    [/^font-size$/, "--text-"],
    [/^line-height$/, "--leading-"],
    [/^border-radius$/, "--radius"],
    [/^z-index$/, "--layer-"],
  ];

  test.each(scales)("%s has no loose value where there is a token", (properties, prefix) => {
    const steps = new Map(
      tokens.filter(({ prop }) => prop.startsWith(prefix)).map(({ prop, value }) => [value, prop] as const),
    );
    expect(steps.size).toBeGreaterThan(1);
    const loose = declarations().flatMap((declaration) => {
      if (!properties.test(declaration.prop)) return [];
      // What lies inside a function is a formula of its own, such as clamp().
      const plain = declaration.value.replace(/(?<!var)\((?:[^()]|\([^()]*\))*\)/g, "()");
      const values = [declaration.value, ...plain.split(" ").map((value) => value.replace(/^-/, ""))];
      const token = values.map((value) => steps.get(value)).find(Boolean);
      return token ? [place(declaration, `${declaration.prop}: ${declaration.value} is var(${token})`)] : [];
    });
    expect(loose).toEqual([]);
  });

  test("all z-indexes are layers", () => {
    const loose = declarations().filter(({ prop, value }) => prop === "z-index" && !value.startsWith("var(--layer-"));
    expect(loose.map((declaration) => place(declaration, declaration.value))).toEqual([]);
  });

  test("every custom property that is read is defined, and every token is read", () => {
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
