import webpack from "webpack";
import { defineSiteEnv } from "./define-site-env";

const define = (definitions: Record<string, string>) => new webpack.DefinePlugin(definitions);
const makers = { define, extractText: jest.fn() };

/** What is defined in the bundle that renders pages, on a machine with these variables. */
function definitionsOn(environment: Readonly<Record<string, string>>) {
  const variables = Object.entries(environment).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]);
  const plugin = define({ "process.env": "({})", __PATH_PREFIX__: '""', ...Object.fromEntries(variables) });
  const { plugins } = defineSiteEnv.apply({ plugins: [plugin] }, makers);
  return plugins?.flatMap((each) => (each instanceof webpack.DefinePlugin ? Object.entries(each.definitions) : []));
}

test("the same site is the same code in another terminal", () => {
  const site = { NODE_ENV: "production", GATSBY_SLICES: "true" };
  expect(definitionsOn({ ...site, TERM: "xterm", SSH_TTY: "/dev/pts/1", npm_lifecycle_event: "build" })).toEqual(
    definitionsOn(site),
  );
});

test("what Gatsby and the site say of the build stays", () => {
  expect(definitionsOn({ NODE_ENV: "production", BUILD_STAGE: "build-html", GATSBY_ALGOLIA_INDEX: "notes" })).toEqual([
    ["process.env", "({})"],
    ["__PATH_PREFIX__", '""'],
    ["process.env.NODE_ENV", '"production"'],
    ["process.env.BUILD_STAGE", '"build-html"'],
    ["process.env.GATSBY_ALGOLIA_INDEX", '"notes"'],
  ]);
});

test("other plugins stay as they are, also those that have definitions", () => {
  const provide = new webpack.ProvidePlugin({ fetch: "node-fetch" });
  const variables = define({ "process.env.NODE_ENV": '"production"' });
  expect(defineSiteEnv.apply({ plugins: [variables, provide] }, makers).plugins).toEqual([variables, provide]);
});
