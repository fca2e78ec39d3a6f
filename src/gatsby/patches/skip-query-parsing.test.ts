import { readFileSync } from "node:fs";
import type { PreprocessSourceArgs } from "gatsby";
import { skipQueryParsing } from "./skip-query-parsing";

const instead = (filename: string, contents: string) =>
  skipQueryParsing({ filename, contents } as PreprocessSourceArgs);

test.each([
  ["a query of a hook", "src/components/head/use-site-metadata.ts"],
  ["a fragment of a component", "src/components/blog/post-list.tsx"],
  ["a page's component, which may export Head and config", "src/pages/404.tsx"],
  ["the fragments of gatsby-plugin-image", "node_modules/gatsby-transformer-sharp/src/fragments.js"],
])("lets Gatsby parse %s", (_, file) => {
  expect(instead(`/site/${file}`, readFileSync(file, "utf8"))).toBeUndefined();
});

test.each([
  ["code of ours that only says config", "src/config/site.ts"],
  ["packages with gatsby in their names", "node_modules/gatsby-cli/lib/create-cli.js"],
])("keeps Gatsby from parsing %s", (_, file) => {
  const contents = readFileSync(file, "utf8");
  expect(contents).toMatch(/graphql|config|Head/);
  expect(instead(`/site/${file}`, contents)).toBe("export {};");
});

test("finds a slice in any file", () => {
  expect(instead("/site/src/ui/head.tsx", 'import { Slice } from "gatsby"; <Slice alias="head" />')).toBeUndefined();
});
