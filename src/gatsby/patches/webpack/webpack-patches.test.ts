import type { Configuration } from "webpack";
import webpack from "webpack";
import { webpackPatches } from "../../hooks/on-create-webpack-config";
import { editDocSearch } from "../docsearch/edit-docsearch";
import { PatchError } from "../patch";
import { aliasUnusedModules } from "./alias-unused-modules";
import { applyWebpackPatches } from "./apply-webpack-patches";
import { emptyChunkMapping } from "./empty-chunk-mapping";
import { requireOfGatsby } from "./of-gatsby";
import type { WebpackPatch } from "./webpack-patch";

type Stage = keyof typeof webpackPatches;

type MakeConfig = (
  program: object,
  directory: string,
  stage: Stage,
  port: null,
  options: object,
) => Promise<Configuration>;
const gatsbyConfig: MakeConfig = requireOfGatsby("gatsby/dist/utils/webpack.config");
const MiniCssExtractPlugin = requireOfGatsby("mini-css-extract-plugin");

const makers = {
  extractText: (options: object) => new MiniCssExtractPlugin(options),
  define: (definitions: Readonly<Record<string, string>>) => new webpack.DefinePlugin({ ...definitions }),
};

const stages: readonly Stage[] = ["develop", "develop-html", "build-javascript", "build-html"];
const configs = new Map<Stage, Configuration>();

beforeAll(async () => {
  const directory = process.cwd();
  for (const stage of stages) {
    const config = await gatsbyConfig({ directory, prefixPaths: false }, directory, stage, null, {});
    configs.set(stage, {
      ...config,
      // What gatsby-plugin-image, and Gatsby's own plugin for TypeScript, add to it.
      plugins: [...(config.plugins ?? []), makers.define({ GATSBY___IMAGE: "true" })],
      module: { rules: [...(config.module?.rules ?? []), { test: /\.tsx?$/, use: () => ["/babel-loader/index.js"] }] },
    });
  }
}, 60_000);

/** The configuration that the installed Gatsby makes for a stage, in a copy as deep as a test changes it. */
function configOf(stage: Stage): Configuration {
  const config = configs.get(stage) ?? {};
  return {
    ...config,
    plugins: [...(config.plugins ?? [])],
    module: { ...config.module, rules: [...(config.module?.rules ?? [])] },
    optimization: { ...config.optimization },
  };
}

function patched(stage: Stage): Configuration {
  return webpackPatches[stage].reduce((config, patch) => patch.apply(config, makers), configOf(stage));
}

test.each(stages)("every patch of %s fits the configuration that the installed Gatsby makes", (stage) => {
  expect(patched(stage).name).toBe(stage);
});

describe("the browser's bundle", () => {
  it("is minified in the language of the browsers that package.json names", () => {
    const { optimization } = patched("build-javascript");
    expect(optimization?.minimizer?.[0]).toMatchObject({
      options: { minimizer: { implementation: expect.any(Function), options: { ecma: 2020 } } },
    });
  });

  it("removes stale chunks and nothing else", () => {
    const { output } = patched("build-javascript");
    const clean = output?.clean as { keep(file: string): boolean };
    expect(clean.keep("app-0123456789abcdef0123.js")).toBe(false);
    expect(clean.keep("docs/index.html")).toBe(true);
    expect(output?.path).toMatch(/public$/);
  });

  it("leaves out what the site has no use for", () => {
    const aliases = patched("build-javascript").resolve?.alias as Record<string, unknown>;
    const empty = Object.keys(aliases).filter((file) => aliases[file] === false);
    expect(empty.map((file) => file.split(/[\\/]/).slice(-2).join("/"))).toEqual([
      "partytown/gatsby-browser.js",
      ".cache/register-service-worker.js",
      "gatsby-react-router-scroll/use-scroll-restoration.js",
    ]);
    expect(aliases["react"]).toMatch(/react$/);
  });

  it("has a stylesheet for every chunk, and CSS goes on being minified", () => {
    const { optimization, plugins } = patched("build-javascript");
    expect(optimization?.splitChunks).toMatchObject({
      cacheGroups: { framework: { name: "framework" }, styles: false },
    });
    const minimizers = optimization?.minimizer ?? [];
    expect(minimizers.map((plugin) => plugin !== "..." && plugin?.constructor.name)).toEqual([
      "TerserPlugin",
      "CssMinimizerPlugin",
    ]);
    expect(minimizers[1]).toMatchObject({ options: { parallel: false } });
    const extracting = plugins?.filter((plugin) => plugin instanceof MiniCssExtractPlugin);
    expect(extracting).toMatchObject([{ options: { chunkFilename: "[id].[contenthash].css" } }]);
  });
});

test("gatsby develop does not warn of the order of styles", () => {
  const extracting = patched("develop").plugins?.filter(
    (plugin) => plugin?.constructor.name === "MiniCssExtractPlugin",
  );
  expect(extracting).toMatchObject([{ options: { ignoreOrder: true } }]);
});

type Change = (config: Configuration) => Configuration;

const withoutPlugin =
  (name: string): Change =>
  (config) => ({ ...config, plugins: (config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== name) });

const twice =
  (name: string): Change =>
  (config) => ({
    ...config,
    plugins: (config.plugins ?? []).flatMap((plugin) =>
      plugin?.constructor.name === name ? [plugin, plugin] : [plugin],
    ),
  });

const withoutMinimizer =
  (name: string): Change =>
  (config) => ({
    ...config,
    optimization: {
      ...config.optimization,
      minimizer: (config.optimization?.minimizer ?? []).filter(
        (plugin) => plugin !== "..." && plugin?.constructor.name !== name,
      ),
    },
  });

const withoutRules: Change = (config) => ({ ...config, module: { rules: [] } });

/** What another version of Gatsby or webpack might do, and the patch that must not pass over it. */
const broken: readonly (readonly [patch: string, stage: Stage, change: Change])[] = [
  ["webpack/cache-by-version", "build-html", (config) => ({ ...config, cache: { type: "memory" } })],
  ["webpack/cache-by-version", "build-html", (config) => ({ ...config, cache: { type: "filesystem" } })],
  ["webpack/ignore-style-order", "develop", withoutPlugin("MiniCssExtractPlugin")],
  ["webpack/shorten-class-names", "build-html", withoutRules],
  ["webpack/compile-with-swc", "build-html", withoutRules],
  ["webpack/per-chunk-stylesheets", "build-javascript", withoutPlugin("MiniCssExtractPlugin")],
  ["webpack/per-chunk-stylesheets", "build-javascript", twice("MiniCssExtractPlugin")],
  [
    "webpack/per-chunk-stylesheets",
    "build-javascript",
    (config) => ({ ...config, optimization: { ...config.optimization, splitChunks: { cacheGroups: {} } } }),
  ],
  ["webpack/minify-with-swc", "build-javascript", withoutMinimizer("TerserPlugin")],
  ["webpack/minify-css-in-process", "build-javascript", withoutMinimizer("CssMinimizerPlugin")],
  ["webpack/omit-source-maps", "build-javascript", (config) => ({ ...config, devtool: "hidden-source-map" })],
  [
    "webpack/clean-chunks",
    "build-javascript",
    (config) => ({ ...config, output: { ...config.output, filename: "[name].[contenthash].mjs" } }),
  ],
  ["webpack/define-site-env", "build-html", withoutPlugin("DefinePlugin")],
  ["webpack/define-site-env", "build-html", twice("DefinePlugin")],
];

function expectError(apply: () => unknown, name: string): void {
  expect(apply).toThrow(PatchError);
  expect(apply).toThrow(`The patch "${name}" does not fit`);
  expect(apply).toThrow(`Adapt src/gatsby/patches/${name}.ts to what is installed, or take the patch out: `);
}

test.each(broken)("%s ends the build where %s is not as it expects: %#", (name, stage, change) => {
  const patch = webpackPatches[stage].find((each) => each.name === name);
  expectError(() => patch?.apply(change(configOf(stage)), makers), name);
});

const brokenFiles = [
  aliasUnusedModules(["gatsby/cache-dir/gone.js"]),
  emptyChunkMapping("window.___chunks[name]"),
  editDocSearch("@docsearch/react/dist/gone.js"),
];

/** What these look for is in the bundle; their own tests break it. */
const brokenInBundle = [
  "webpack/collect-garbage",
  "webpack/compile-hints",
  "webpack/rerender-on-style-change",
  "webpack/stable-compilation-hash",
];

test("every patch has a case that it does not fit", () => {
  const cases = [...broken.map(([name]) => name), ...brokenFiles.map(({ name }) => name), ...brokenInBundle];
  const names = Object.values(webpackPatches).flatMap((patches) => patches.map(({ name }) => name));
  expect([...new Set(cases)].sort()).toEqual([...new Set(names)].sort());
});

test.each<[WebpackPatch]>(brokenFiles.map((patch) => [patch]))(
  "a patch ends the build where a file is not as it expects: %#",
  (patch) => {
    expectError(() => patch.apply(configOf("build-javascript"), makers), patch.name);
  },
);

test("a configuration that Gatsby does not take as it is ends the build", () => {
  const actions = { replaceWebpackConfig: () => undefined };
  const apply = () =>
    applyWebpackPatches({ actions, getConfig: () => configOf("develop"), plugins: {} } as never, [], []);
  expectError(apply, "webpack/apply-webpack-patches");
});
