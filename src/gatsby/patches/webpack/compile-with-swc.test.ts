import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { RuleSetRule } from "webpack";
import { compileWithSwc, isPlain } from "./compile-with-swc";

const folder = mkdtempSync(path.join(tmpdir(), "compile-with-swc-"));

afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const full = path.join(folder, name);
  writeFileSync(full, text);
  return full;
}

test.each([
  ["a component", "button.tsx", "export const Button = () => <button />;", true],
  ["one with a query", "fragment.ts", "export const query = graphql`{ site { id } }`;", false],
  ["one with a static picture", "picture.tsx", 'import { StaticImage } from "gatsby-plugin-image";', false],
  ["a package that checks its types", "link.js", "Link.propTypes = {};", false],
])("%s: SWC compiles it: %j", (_, name, text, expected) => {
  expect(isPlain(file(name, text))).toBe(expected);
});

it("leaves pages to Babel, which takes them apart, and matches no empty path", () => {
  expect(isPlain(path.resolve("src/pages/404.tsx"))).toBe(false);
  expect(isPlain("")).toBe(false);
});

it("splits the rules of Babel, and no other", () => {
  const styles: RuleSetRule = { test: /\.css$/, use: ["css-loader"] };
  const scripts: RuleSetRule = {
    test: /\.(js|mjs|jsx|ts|tsx)$/,
    use: () => [{ loader: "/gatsby/dist/utils/babel-loader.js" }],
  };
  const packages: RuleSetRule = { test: /\.js$/, exclude: /react/, use: [{ loader: "/babel-loader/index.js" }] };
  const rules = compileWithSwc("browsers").apply(
    { module: { rules: [styles, scripts, packages] } },
    { extractText: jest.fn(), define: jest.fn() },
  ).module?.rules;
  expect(rules?.[0]).toBe(styles);
  expect(rules).toHaveLength(5);
  const [, babel, swc, packagesOfBabel] = rules as RuleSetRule[];
  expect(babel).toMatchObject({ test: /\.(js|mjs|jsx|ts|tsx)$/, exclude: isPlain });
  expect(packagesOfBabel).toMatchObject({ exclude: { or: [/react/, isPlain] } });
  const use = swc?.use as (data: object) => object;
  expect(use({ resource: "a.tsx" })).toMatchObject([
    { loader: "swc-loader", options: { jsc: { parser: { syntax: "typescript", tsx: true } } } },
  ]);
});
