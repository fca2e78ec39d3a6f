import { adaptBundle } from "./adapt-bundle";

const cssMinimizer = { apply: () => {}, options: { parallel: 3 } };
const gatsby = {
  target: ["web", "es5"],
  output: { path: "public" },
  resolve: { alias: { react: "react" } },
  optimization: {
    minimizer: [{ apply: () => {} }, cssMinimizer],
    splitChunks: { cacheGroups: { framework: { name: "framework" }, styles: { name: "styles" } } },
  },
};
const plugin = () => ({ apply: () => {} });
const { target, output, resolve, optimization } = adaptBundle(gatsby, { extractText: plugin, define: plugin });

describe("the browser's bundle", () => {
  it("is for the browsers that package.json names", () => {
    expect(target).toBe("browserslist");
    expect(optimization?.minimizer?.[0]).toMatchObject({
      options: { minimizer: { implementation: expect.any(Function), options: { ecma: 2020 } } },
    });
  });

  it("takes the place of former chunks and of nothing else", () => {
    const clean = output?.clean as { keep(file: string): boolean };
    expect(clean.keep("app-0123456789abcdef0123.js")).toBe(false);
    expect(clean.keep("docs/index.html")).toBe(true);
    expect(output?.path).toBe("public");
  });

  it("leaves out what the site has no use for", () => {
    const aliases = resolve?.alias as Record<string, unknown>;
    const empty = Object.keys(aliases).filter((file) => aliases[file] === false);
    expect(empty.map((file) => file.split(/[\\/]/).slice(-2).join("/"))).toEqual([
      "partytown/gatsby-browser.js",
      ".cache/register-service-worker.js",
      "gatsby-react-router-scroll/use-scroll-restoration.js",
    ]);
    expect(aliases["react"]).toBe("react");
  });

  it("has a stylesheet for every chunk, and CSS goes on being minified", () => {
    expect(optimization?.splitChunks).toEqual({ cacheGroups: { framework: { name: "framework" }, styles: false } });
    expect(optimization?.minimizer?.[1]).toBe(cssMinimizer);
    expect(cssMinimizer.options.parallel).toBe(false);
  });
});
