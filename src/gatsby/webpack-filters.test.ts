/** @jest-environment node */
import { compiledOnce, inAnyOrder, trustingGatsby } from "./webpack-filters";

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

test.each([
  ["the rule of gatsby-plugin-typescript", () => compiledOnce({ module: { rules: [scripts] } })],
  ["the plugin for CSS", () => inAnyOrder({ plugins: [{ apply: () => undefined }] })],
  ["the cache on disk", () => trustingGatsby({ cache: true })],
])("stops the build when Gatsby's configuration lacks %s", (_, filter) => {
  expect(filter).toThrow(/src\/gatsby\/webpack-filters\.ts/);
});
