/** @jest-environment node */
import { codeDigest } from "./patches/site-plugin-version";
import { cachedByCode, compiledOnce, inAnyOrder, shortClassNames, trustingGatsby } from "./webpack-filters";

const typescript = { test: /\.tsx?$/ };
const scripts = { test: /\.(js|mjs|jsx|ts|tsx)$/ };

class MiniCssExtractPlugin {
  options = {};
  apply() {}
}

test("removes the rule of gatsby-plugin-typescript alone", () => {
  expect(compiledOnce({ module: { rules: [scripts, typescript] } }).module?.rules).toEqual([scripts]);
});

test("lets the plugin for CSS ignore the order of rules", () => {
  const plugin = new MiniCssExtractPlugin();
  inAnyOrder({ plugins: [plugin] });
  expect(plugin.options).toEqual({ ignoreOrder: true });
});

test("clears what webpack would check its cache against", () => {
  expect(trustingGatsby({ cache: { type: "filesystem" } }).cache).toMatchObject({
    type: "filesystem",
    buildDependencies: { defaultWebpack: [] },
  });
});

test("shortens the class names of CSS modules, and keeps them apart by file", () => {
  const modules = { getLocalIdent: (_loader: object, _form: string, name: string) => name };
  const use = [{ loader: "/node_modules/css-loader/dist/cjs.js", options: { modules } }];
  shortClassNames({ module: { rules: [scripts, { oneOf: [{ test: /\.module\.css$/, use }] }] } });
  const nameIn = (file: string) =>
    modules.getLocalIdent({ rootContext: "/project", resourcePath: `/project/src/${file}` }, "", "link");
  expect(nameIn("a.module.css")).toMatch(/^link_[\da-f]{5}$/);
  expect(nameIn("a.module.css")).not.toBe(nameIn("b.module.css"));
});

test("discards webpack's cache when the site's code changes", () => {
  expect(cachedByCode({ cache: { type: "filesystem" } }).cache).toMatchObject({ version: codeDigest() });
});

test.each([
  ["the rule of gatsby-plugin-typescript", () => compiledOnce({ module: { rules: [scripts] } })],
  ["the plugin for CSS", () => inAnyOrder({ plugins: [{ apply: () => undefined }] })],
  ["a rule for CSS modules", () => shortClassNames({ module: { rules: [scripts] } })],
  ["a cache with versions", () => cachedByCode({ cache: false })],
  ["the cache on disk", () => trustingGatsby({ cache: true })],
])("stops the build when Gatsby's configuration lacks %s", (_, filter) => {
  expect(filter).toThrow(/src\/gatsby\/webpack-filters\.ts/);
});
