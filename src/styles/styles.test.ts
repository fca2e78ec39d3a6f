import { readFileSync } from "node:fs";
import postcss, { type AtRule, type Node, type Root } from "postcss";
import { themeColors } from "../contract/theme-colors";
import { filesBelow } from "../lib/node/files-below";

const files = filesBelow("src").map((file) => `src/${file}`);
const read = (file: string) => readFileSync(file, "utf8");
const sheets = new Map<string, Root>(
  files.filter((file) => file.endsWith(".css")).map((file) => [file, postcss.parse(read(file))]),
);
const tokensFile = "src/styles/tokens.css";

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
      if (!layer || !layers.includes(layer.params)) outside.push(place(rule, rule.selector));
    });
  }
  expect(layers).toContain("components");
  expect(outside).toEqual([]);
});

describe("colours", () => {
  test.each(["light", "dark"] as const)("those that leave the style sheets are the tokens of the %s mode", (mode) => {
    const values: Record<string, string> = {};
    sheets.get(tokensFile)?.walkRules(mode === "light" ? /^:root/ : /^\[data-theme="dark"\]/, (rule) => {
      const forPrint = atRulesAround(rule).some(({ name }) => name === "media");
      if (forPrint) return;
      rule.walkDecls(({ prop, value }) => {
        values[prop] = value;
      });
    });
    const expected = Object.entries(themeColors[mode]).map(([name, color]) => [`--${name}`, color]);
    expect(values).toMatchObject(Object.fromEntries(expected));
  });

  test("no other file of the site names a colour", () => {
    const color = /#(?:[\da-f]{3,4}){1,2}\b(?!%)|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|:\s*(?:white|black);/i;
    // Shiki's theme has numbers of classes where others have colours.
    const exceptions = [tokensFile, "src/contract/theme-colors.ts", "src/article/code/highlight.ts"];
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
