import { shortClassName } from "./class-names";
import { shortenClassNames } from "./shorten-class-names";

const cssLoader = (modules: unknown) => ({
  loader: "/project/node_modules/css-loader/dist/cjs.js",
  options: { modules, url: true },
});

it("names the classes of CSS modules, and leaves other rules as they are", () => {
  const script = { test: /\.js$/, use: [{ loader: "/project/babel-loader.js", options: {} }] };
  const plain = { test: /\.css$/, use: [cssLoader(false)] };
  const modules = { test: /\.module\.css$/, use: [cssLoader({ namedExport: true })] };
  const { module } = shortenClassNames.apply(
    { module: { rules: [script, { oneOf: [modules, plain] }] } },
    { extractText: jest.fn(), define: jest.fn() },
  );
  expect(module?.rules).toEqual([
    script,
    { oneOf: [{ ...modules, use: [cssLoader({ namedExport: true, getLocalIdent: shortClassName })] }, plain] },
  ]);
});
